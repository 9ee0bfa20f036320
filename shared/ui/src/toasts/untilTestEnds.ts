// Imported for its own afterEach, too: it takes the page away before the messages go.
import '@testing-library/react';
import { toast } from 'react-hot-toast/headless';

// A message that goes by the clock is gone before a slow machine has looked for it: here it stays until the test is over.
jest.mock('./timing', () => ({ TOAST_MS: Infinity }));
afterEach(() => toast.remove());
