import '@testing-library/react';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

// Screens continue to render while a test awaits the database, and React would warn about these
// updates, depending on the timing. Tests wait with findByText or waitFor, which turn the warning
// off, too.
beforeAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
});
