// Imported for its own afterEach, which unmounts the page before the messages are removed.
import '@testing-library/react';
import { toast } from 'react-hot-toast/headless';

// On a slow machine, a message could disappear before a test looks for it. Here, it stays until the
// test ends.
jest.mock('./timing', () => ({ TOAST_MS: Infinity }));
afterEach(() => toast.remove());
