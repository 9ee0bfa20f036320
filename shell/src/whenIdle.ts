/** Runs a job once the page has loaded and the browser is idle. */
export const whenIdle = (job: () => void): void => {
  const wait = (): unknown =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(job) : setTimeout(job, 1000);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
};
