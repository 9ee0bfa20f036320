import type { PublicPath } from '@scribblepup/kernel/public-screens';
import { renderFirstScreens } from '@scribblepup/ui/first-html';
import type { ComponentType } from 'react';
import AboutUs from './pages/AboutUs/AboutUs';
import DemoToExplore from './pages/DemoToExplore/DemoToExplore';
import GetStarted from './pages/GetStarted/GetStarted';
import GetStartedNext from './pages/GetStartedNext/GetStartedNext';
import Home from './pages/Home/Home';
import Subscription from './pages/Subscription/Subscription';

const screens: Readonly<Record<PublicPath, readonly [Screen: ComponentType, chunk: string]>> = {
  '/home': [Home, 'home'],
  '/home/demo-to-explore': [DemoToExplore, 'demo-to-explore'],
  '/home/subscription': [Subscription, 'subscription'],
  '/home/get-started-next': [GetStartedNext, 'get-started-next'],
  '/home/get-started': [GetStarted, 'get-started'],
  '/about-us': [AboutUs, 'about-us'],
};

export default () => renderFirstScreens(screens);
