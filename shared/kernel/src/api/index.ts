// A module of its own: screens without calls do not fetch the HTTP client.
export { endpoints } from './endpoints';
export { responseMessage, type Envelope } from './envelope';
export { NETWORK_ERROR } from './client';
export { get } from './get';
