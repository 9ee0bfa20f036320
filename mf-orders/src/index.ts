// The federation runtime needs this asynchronous step before anything shared is used.
void import('./bootstrap');
