import { isHashed } from './addresses';

const REQUEST_TIMEOUT_MS = 60_000;

/** The server did not return the requested file. */
class UnexpectedResponseError extends Error {
  override readonly name = 'UnexpectedResponseError';
}

const request = (url: string, options: RequestInit = {}): Promise<Response> =>
  fetch(url, {
    credentials: 'same-origin',
    cache: isHashed(url) ? 'default' : 'no-cache',
    // The visitor's own requests go first.
    priority: 'low',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    ...options,
  });

export const isHtml = (response: Response): boolean =>
  response.headers.get('content-type')?.includes('html') ?? false;

const check = (response: Response, isGood: boolean): Response => {
  if (!response.ok || response.redirected || !isGood)
    throw new UnexpectedResponseError(`${response.url} responded with ${response.status}`);
  return response;
};

/**
 * Fetches a script, style sheet, picture or list.
 * @throws Error if the response is something else, or its hash is not `integrity`
 */
export const fetchFile = async (url: string, integrity = ''): Promise<Response> => {
  const response = await request(url, { integrity }).catch((error: unknown) => {
    if (integrity === '' || !isHashed(url)) throw error;
    // The browser's own cache may have a damaged copy, and would keep it for a year.
    return request(url, { integrity, cache: 'reload' });
  });
  return check(response, !isHtml(response));
};

/** Like `fetchFile`, but returns undefined if the server responds with 404. */
export const fetchFileIfAny = async (url: string): Promise<Response | undefined> => {
  const response = await request(url);
  return response.status === 404 ? undefined : check(response, !isHtml(response));
};

/**
 * Fetches a page of this site, and its text.
 * @throws Error for any other page, such as the login page of a public network
 */
export const fetchPage = async (url: string): Promise<{ response: Response; text: string }> => {
  const response = await request(url);
  const text = await response.clone().text();
  return {
    response: check(response, isHtml(response) && text.includes('id="runtime-config"')),
    text,
  };
};
