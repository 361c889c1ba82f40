/** The errors below a path, by what follows it. */
export function problemsBelow(
  problems: Readonly<Record<string, string>>,
  path: string
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems)
      .filter(([name]) => name.startsWith(path))
      .map(([name, text]) => [name.slice(path.length), text])
  )
}
