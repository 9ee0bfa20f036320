import { isHashed } from './addresses';

const LONGEST_MS = 60_000;

/** A file of the site could not be had as the site means it. */
class NotTheFile extends Error {
  override readonly name = 'NotTheFile';
}

const ask = (url: string, options: RequestInit = {}): Promise<Response> =>
  fetch(url, {
    credentials: 'same-origin',
    cache: isHashed(url) ? 'default' : 'no-cache',
    // The visitor's own requests go first.
    priority: 'low',
    signal: AbortSignal.timeout(LONGEST_MS),
    ...options,
  });

export const isHtml = (response: Response): boolean =>
  response.headers.get('content-type')?.includes('html') ?? false;

const check = (response: Response, isGood: boolean): Response => {
  if (!response.ok || response.redirected || !isGood)
    throw new NotTheFile(`${response.url} answered ${response.status}`);
  return response;
};

/**
 * A script, style, picture or list.
 * @throws Error where something else comes, or what comes has another hash than `integrity`
 */
export const fetchFile = async (url: string, integrity = ''): Promise<Response> => {
  const response = await ask(url, { integrity });
  return check(response, !isHtml(response));
};

/** The same, undefined where the server says that there is no such file. */
export const fetchFileIfAny = async (url: string): Promise<Response | undefined> => {
  const response = await ask(url);
  return response.status === 404 ? undefined : check(response, !isHtml(response));
};

/** A page of this site, and its text. @throws Error for a page of anybody else, such as a login page of the network's */
export const fetchPage = async (url: string): Promise<{ response: Response; text: string }> => {
  const response = await ask(url);
  const text = await response.clone().text();
  return {
    response: check(response, isHtml(response) && text.includes('id="runtime-config"')),
    text,
  };
};
