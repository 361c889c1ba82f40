/** English texts that come with the scripts: those of every page, or of one kind. */
declare module 'texts:*' {
  const texts: Record<string, string>
  export default texts
}
