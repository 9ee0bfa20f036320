import type { AxiosInstance } from 'axios';
import { runtimeConfig } from '../config/runtimeConfig';
import { endSession } from '../session/sessionEnd';
import { getToken } from '../session/token';
import { createClient } from './client';
import type { Envelope } from './envelope';

let client: AxiosInstance | undefined;

/**
 * Calls the API at `path` (see `endpoints`) and returns the whole envelope. Rejects with the
 * response's body, the transport's message or 'Network error try again'.
 */
export async function get<T>(path: string, signal?: AbortSignal): Promise<Envelope<T>> {
  client ??= createClient(runtimeConfig(), { getToken, endSession });
  const response = await client.get<Envelope<T>>(path, { signal });
  return response.data;
}
