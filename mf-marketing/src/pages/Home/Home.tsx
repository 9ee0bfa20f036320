import { useEffect } from 'react';
import { Closing } from './sections/Closing';
import { Dogs } from './sections/Dogs';
import { Hero } from './sections/Hero';
import { HowItWorks } from './sections/HowItWorks';
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
      <Dogs />
      <HowItWorks />
      <Watch />
      <Closing />
    </>
  );
};

export default Home;
