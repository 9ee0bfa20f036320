import { act, render, screen } from '@testing-library/react';
import { endSession, onSessionEnd } from './sessionEnd';
import { clearToken, getToken, setToken, onTokenChange } from './token';
import { useToken } from './useToken';

const changeInOtherTab = (key: string | null): void => {
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
};

const Status = () => <p>{useToken() === null ? 'logged out' : 'logged in'}</p>;

/** Simulates a browser that forbids local storage. */
const forbidStorage = (): void => {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'clear').mockImplementation(refuse);
};

afterEach(() => {
  jest.restoreAllMocks();
  clearToken();
  localStorage.clear();
});

describe('session token', () => {
  test('is stored in local storage under "token"', () => {
    expect(setToken('placeholder')).toBe(true);
    expect(localStorage.getItem('token')).toBe('placeholder');
    expect(getToken()).toBe('placeholder');
    clearToken();
    expect(localStorage.getItem('token')).toBeNull();
    expect(getToken()).toBeNull();
  });

  test.each(['a', ' ', 'line\nbreak', 'tök€n'])('counts %j as logged in', (value) => {
    localStorage.setItem('token', value);
    expect(getToken()).toBe(value);
  });

  test('counts an empty text as logged out', () => {
    localStorage.setItem('token', '');
    expect(getToken()).toBeNull();
  });

  test('a screen updates on login and logout', () => {
    render(<Status />);
    expect(screen.getByText('logged out')).toBeInTheDocument();
    act(() => void setToken('a'));
    expect(screen.getByText('logged in')).toBeInTheDocument();
    act(() => clearToken());
    expect(screen.getByText('logged out')).toBeInTheDocument();
  });

  test('a screen updates when the browser shows a frozen page again', () => {
    localStorage.setItem('token', 'a');
    render(<Status />);
    // A frozen page gets no storage events.
    localStorage.removeItem('token');
    expect(screen.getByText('logged in')).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(screen.getByText('logged out')).toBeInTheDocument();
  });

  test('a screen updates on login, logout and clearing in another tab', () => {
    render(<Status />);
    localStorage.setItem('token', 'from elsewhere');
    changeInOtherTab('token');
    expect(screen.getByText('logged in')).toBeInTheDocument();
    localStorage.clear();
    changeInOtherTab(null);
    expect(screen.getByText('logged out')).toBeInTheDocument();
  });

  test('a logout in another tab logs this tab out', () => {
    setToken('a');
    render(<Status />);
    localStorage.removeItem('token');
    changeInOtherTab('token');
    expect(screen.getByText('logged out')).toBeInTheDocument();
  });

  test('an unsubscribed listener is no longer called', () => {
    const [gone, listener] = [jest.fn(), jest.fn()];
    const unsubscribe = onTokenChange(listener);
    onTokenChange(gone)();
    setToken('a');
    changeInOtherTab('token');
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    changeInOtherTab('token');
    expect(listener).toHaveBeenCalledTimes(2);
    expect(gone).not.toHaveBeenCalled();
  });

  test('ignores other keys that another tab changes', () => {
    const listener = jest.fn();
    const unsubscribe = onTokenChange(listener);
    changeInOtherTab('theme');
    expect(listener).not.toHaveBeenCalled();
    unsubscribe();
  });

  test('if storage cannot be read, the visitor is logged out, and a login lasts as long as the page', () => {
    forbidStorage();
    render(<Status />);
    expect(screen.getByText('logged out')).toBeInTheDocument();
    act(() => expect(setToken('a')).toBe(false));
    expect(screen.getByText('logged in')).toBeInTheDocument();
    act(() => clearToken());
    expect(screen.getByText('logged out')).toBeInTheDocument();
  });

  describe('if storage is full', () => {
    const fillStorage = (): void => {
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
    };

    test.each(['old', ''])('a login replaces the token %j in this tab only', (before) => {
      localStorage.setItem('token', before);
      render(<Status />);
      fillStorage();
      act(() => expect(setToken('new')).toBe(false));
      expect(getToken()).toBe('new');
      expect(screen.getByText('logged in')).toBeInTheDocument();
      expect(localStorage.getItem('token')).toBe(before);
      act(() => clearToken());
      expect(getToken()).toBeNull();
    });

    test.each(['old', null])(
      'logging in and out in another tab ends for good the login that replaced the token %j',
      (before) => {
        const storeInOtherTab = (token: string): void => {
          jest.restoreAllMocks();
          localStorage.setItem('token', token);
          changeInOtherTab('token');
        };
        if (before !== null) localStorage.setItem('token', before);
        render(<Status />);
        fillStorage();
        act(() => void setToken('new'));
        storeInOtherTab('other');
        expect(getToken()).toBe('other');
        localStorage.removeItem('token');
        changeInOtherTab('token');
        expect(screen.getByText('logged out')).toBeInTheDocument();
        storeInOtherTab('old');
        expect(getToken()).toBe('old');
      },
    );
  });
});

describe('a refused session', () => {
  test('empties all local storage and tells the shell', () => {
    const listener = jest.fn();
    const unsubscribe = onSessionEnd(listener);
    setToken('a');
    localStorage.setItem('theme', 'dark');
    endSession();
    expect(localStorage).toHaveLength(0);
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    endSession();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('shows on the screen', () => {
    setToken('a');
    render(<Status />);
    act(() => endSession());
    expect(screen.getByText('logged out')).toBeInTheDocument();
  });

  test("keeps the unfinished work in this tab's storage, as a logout does", () => {
    sessionStorage.setItem('unsaved-cover', 'a');
    setToken('a');
    endSession();
    setToken('a');
    clearToken();
    expect(sessionStorage.getItem('unsaved-cover')).toBe('a');
  });
});
