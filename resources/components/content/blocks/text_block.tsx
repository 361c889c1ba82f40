/** Formatted text; the server has cleaned it. */
export function TextBlock({ html, langs }: { html: string; langs?: { html?: string } }) {
  return <div className="prose" lang={langs?.html} dangerouslySetInnerHTML={{ __html: html }} />
}
