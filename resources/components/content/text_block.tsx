/** Formatted text; the server has cleaned it. */
export function TextBlock({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
