import type { HttpContext } from '@adonisjs/core/http'
import { escapeHtml } from '#app/http/escape_html'

/** A network that has just come often fails the first who asks; the pause before the next try, in ms. */
const PAUSE_MS = 10_000

/**
 * What a browser shows where there is no network: a page that needs nothing beside itself and knows nobody. Its link leads to
 * the address it was shown for.
 */
export function offlinePage({ i18n, response }: Pick<HttpContext, 'i18n' | 'response'>): string {
  const text = (key: string) => escapeHtml(i18n.t(`document.offline.${key}`))
  return `<!doctype html>
<html lang="${i18n.locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="theme-color" content="#08303a">
    <meta name="robots" content="noindex">
    <title>${text('title')}</title>
    <style nonce="${response.nonce}">
      body { margin: 0; font: 1.125rem/1.5 "Sofia Sans", system-ui, sans-serif;
        background: #eceee9; color: #0d1c20; text-align: center }
      main { min-height: 100vh; box-sizing: border-box; padding: 1.5rem; display: grid;
        place-content: center; gap: 1.25rem;
        grid-template-columns: minmax(0, max-content); overflow-wrap: anywhere }
      h1, p { margin: 0 }
      h1 { font-size: 2.25rem; line-height: 1.1 }
      a { color: inherit; font-weight: 700; display: inline-block; padding: 0.75rem 0 }
      .again { box-sizing: border-box; min-width: min(14rem, 100%); padding: 0.875rem 1.5rem; border-radius: 0.75rem;
        background: #08303a; color: #fff; text-decoration: none }
      :focus-visible { outline: 3px solid #08303a; outline-offset: 3px }
    </style>
    <script nonce="${response.nonce}">
      const again = () => location.reload()
      addEventListener('online', again)
      if (navigator.onLine) setTimeout(again, ${PAUSE_MS})
    </script>
  </head>
  <body>
    <main>
      <h1>${text('title')}</h1>
      <p>${text('text')}</p>
      <p><a class="again" href="">${text('again')}</a></p>
      <p><a href="/qr-code">${text('scan')}</a></p>
    </main>
  </body>
</html>`
}
