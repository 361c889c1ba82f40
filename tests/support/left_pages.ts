import type { BrowserContext, Page, Request } from 'playwright'

/** Of what a page said and was refused, the last lines are told. */
const LINES_MAX = 20
/** Characters of what a page shows. */
const TEXT_MAX = 600
/** A page whose document never comes is not asked for longer what it shows, in ms. */
const PATIENCE_MS = 5000

const heard = new WeakMap<Page, string[]>()

/** Remembers what each page of a context complains about and is refused, for {@link tellOfPages}. */
export function hearPages(context: BrowserContext): void {
  context.on('page', (page) => {
    const lines: string[] = []
    heard.set(page, lines)
    const noteRequest = (request: Request, said: string | number) =>
      void lines.push(`${said} ${request.method()} ${request.url()}`)
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) lines.push(message.text())
    })
    page.on('pageerror', (error) => void lines.push(String(error)))
    page.on('response', (response) => {
      if (response.status() >= 400) noteRequest(response.request(), response.status())
    })
    page.on('requestfailed', (request) => {
      noteRequest(request, request.failure()?.errorText ?? 'failed')
    })
  })
}

/** Prints of each page that a failed test leaves where it is, what it complained about and was refused, and what it shows. */
export async function tellOfPages(contexts: BrowserContext[]): Promise<void> {
  for (const page of contexts.flatMap((context) => context.pages())) {
    const said = (heard.get(page) ?? []).slice(-LINES_MAX)
    const lines = [page.url(), ...said, ...(await textsOf(page))]
    console.error(`\nLeft by the failed test: ${lines.map(shortened).join('\n  ')}`)
  }
}

function textsOf(page: Page): Promise<string[]> {
  const over = page.getByRole('dialog').or(page.getByRole('alert')).or(page.locator('.toast'))
  const shown = over
    .or(page.locator('main'))
    .allInnerTexts()
    .catch((error) => [String(error)])
  const late = new Promise<string[]>((resolve) => {
    setTimeout(resolve, PATIENCE_MS, ['It does not say what it shows.']).unref()
  })
  return Promise.race([shown, late])
}

const shortened = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, TEXT_MAX)
