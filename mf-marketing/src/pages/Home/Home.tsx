import { Closing } from './sections/Closing';
import { Dogs } from './sections/Dogs';
import { Hero } from './sections/Hero';
import { HowItWorks } from './sections/HowItWorks';
import { RealPages } from './sections/RealPages';
import { DemoVideo } from './sections/DemoVideo';

/** /home: the landing page. */
const Home = () => (
  <>
    <Hero />
    <RealPages />
    <Dogs />
    <HowItWorks />
    <DemoVideo />
    <Closing />
  </>
);

export default Home;
