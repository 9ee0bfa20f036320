// The boundary behind which shared modules may be asked for.
void import('./bootstrap');
