const parent = process.ppid;

/** npm hands a signal to the shell between us and dies; without this the server would stay behind and keep its port. */
if (process.env.npm_lifecycle_event) {
  const watch = setInterval(() => {
    if (process.ppid !== parent) {
      clearInterval(watch);
      process.kill(process.pid, "SIGTERM");
    }
  }, 250);
  watch.unref();
}
