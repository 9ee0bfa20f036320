import { useEffect } from 'react';
import { Closing } from './sections/Closing';
import { Dogs } from './sections/Dogs';
import { Hero } from './sections/Hero';
import { HowItWorks } from './sections/HowItWorks';
import { RealPages } from './sections/RealPages';
import { Watch } from './sections/Watch';

export const homeTitle = 'Scribblepup · Turn your dog into a coloring book';

/** /home: the landing page. */
const Home = () => {
  useEffect(() => {
    document.title = homeTitle;
  }, []);

  return (
    <>
      <Hero />
      <RealPages />
      <Dogs />
      <HowItWorks />
      <Watch />
      <Closing />
    </>
  );
};

export default Home;
