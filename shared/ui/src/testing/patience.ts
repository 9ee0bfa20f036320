import { configure } from '@testing-library/react';

// Machines that test are often busy; waiting longer never makes a test pass that should not.
configure({ asyncUtilTimeout: 5000 });
jest.setTimeout(30_000);
