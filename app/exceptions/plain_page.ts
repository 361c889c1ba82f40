import type { HttpContext } from '@adonisjs/core/http'
import { escapeHtml } from '#app/http/escape_html'
import { errorHelp } from '#app/rules/error_help'

/** Codes that say more than their status. */
const OWN_WORDS = new Set(['unavailable', 'outcome_unknown'])

/** The last resort where the page itself cannot be made: no database, no script, no picture. */
export function plainPage(
  { i18n, response }: HttpContext,
  { status, code, again }: { status: number; code: string; again: string }
): string {
  const help = errorHelp(status, code)
  const href = help === 'log_in' ? '/belepes' : escapeHtml(again)
  const text = (key: string) =>
    escapeHtml(i18n.t(`errors.page.${key}`, {}, i18n.t('errors.default')))
  return `<!doctype html>
<html lang="${i18n.locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${status}</title>
    <style nonce="${response.nonce}">
      body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 1rem;
        padding: 1.5rem; box-sizing: border-box; grid-template-columns: minmax(0, max-content);
        overflow-wrap: anywhere; font: 1.125rem/1.5 "Sofia Sans", system-ui, sans-serif;
        background: #eceee9; color: #0d1c20; text-align: center }
      h1 { margin: 0; font-size: 5rem; line-height: 1 }
      a { color: inherit; font-weight: 700 }
    </style>
  </head>
  <body>
    <h1>${status}</h1>
    <p>${text(OWN_WORDS.has(code) ? code : String(status))}</p>
    ${help ? `<p><a href="${href}">${text(help)}</a></p>` : ''}
    <p><a href="/">${text('home')}</a></p>
  </body>
</html>`
}
