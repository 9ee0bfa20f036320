import '@testing-library/react';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

// Screens go on rendering while a test awaits the database, and React would warn of these updates,
// depending on the timing. Tests wait with findByText or waitFor, which turn the warning off, too.
beforeAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
});
