// A separate module, so that screens without calls do not load the HTTP client.
export { endpoints } from './endpoints';
export { apiErrorMessage, type Envelope } from './envelope';
export { NETWORK_ERROR } from './client';
export { get } from './get';
