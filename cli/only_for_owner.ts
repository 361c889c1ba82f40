/** From now on files and folders that this process makes are readable by their owner alone. */
export function onlyForOwner(): void {
  process.umask(0o077)
}
