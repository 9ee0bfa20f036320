import axios, { AxiosError, type AxiosInstance, type AxiosResponse } from 'axios';
import type { RuntimeConfig } from '../config/runtimeConfig';
import { reportFailure } from '../failures/reportFailure';
import { isSuccess, rejection } from './envelope';

export const API_VERSION = '/v1';
export const NETWORK_ERROR = 'Network error try again';
/** Statuses with which the server refuses a session. 433 is the API's own. */
const SESSION_REFUSED: readonly number[] = [401, 433];
const AUTHORIZATION = 'Authorization';

/** The session functions that the client needs. An interface, so that a test can replace them. */
export interface Session {
  readonly getToken: () => string | null;
  readonly endSession: () => void;
}

// All remotes share this client, which the shell provides. Never report the response itself,
// because it may name the visitor.
const report = (cause: unknown): void => reportFailure({ remote: 'shell', stage: 'api', cause });

// Every browser and server accepts printable ASCII. Browsers throw on a line break or `€`.
const fitsHeader = (text: string): boolean => /^[\x20-\x7e]+$/.test(text);

/** The credentials of the current session; undefined without a token that fits into a header. */
const authorizationOf = (session: Session): string | undefined => {
  const token = session.getToken();
  // axios trims headers, and `onError` compares this text with one.
  return token !== null && fitsHeader(token) ? `Bearer ${token}`.trim() : undefined;
};

const onResponse = (response: AxiosResponse<unknown>): AxiosResponse<unknown> => {
  if (isSuccess(response.data)) return response;
  report(new Error(`status ${response.status} without success`));
  // Use axios's wording. The status text would be "OK", which does not sound like an error.
  throw rejection(response.data, `Request failed with status code ${response.status}`);
};

const onError = (session: Session) => (error: unknown) => {
  if (!(error instanceof AxiosError) || axios.isCancel(error)) throw error;
  const isRefused = SESSION_REFUSED.includes(error.response?.status ?? 0);
  if (!isRefused) report(error);
  if (!error.response) throw rejection(null, NETWORK_ERROR);
  // A late refusal of an earlier session must not end the current one.
  const sent = error.config?.headers.get(AUTHORIZATION) ?? undefined;
  if (isRefused && sent === authorizationOf(session)) session.endSession();
  throw rejection(error.response.data, error.message);
};

/**
 * Creates the HTTP client: base address, version, credentials and the response rules of every call.
 */
export function createClient(
  config: Pick<RuntimeConfig, 'apiBaseUrl'>,
  session: Session,
): AxiosInstance {
  const client = axios.create({
    baseURL: `${config.apiBaseUrl}${API_VERSION}`,
    timeout: 0,
    xsrfCookieName: 'XSRF-TOKEN',
    xsrfHeaderName: 'X-XSRF-TOKEN',
    withXSRFToken: true,
  });
  client.interceptors.request.use((request) => {
    const authorization = authorizationOf(session);
    if (authorization !== undefined) request.headers.set(AUTHORIZATION, authorization);
    return request;
  });
  client.interceptors.response.use(onResponse, onError(session));
  return client;
}
