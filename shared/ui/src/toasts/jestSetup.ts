// Imported for its own afterEach, too: it unmounts the page before the messages are removed.
import '@testing-library/react';
import { toast } from 'react-hot-toast/headless';

// A timed message can disappear before a slow machine has looked for it, so here it stays until the
// test is over.
jest.mock('./timing', () => ({ TOAST_MS: Infinity }));
afterEach(() => toast.remove());
