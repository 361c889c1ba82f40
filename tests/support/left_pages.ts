import type { BrowserContext, Page, Request } from 'playwright'

/** Of what a page said and was refused, the last lines are told. */
const LINES_MAX = 20
/** Characters of what a page shows. */
const TEXT_MAX = 600

const heard = new WeakMap<Page, string[]>()

/** Remembers what each page of a context complains about and is refused, for {@link tellOfPages}. */
export function hearPages(context: BrowserContext): void {
  context.on('page', (page) => heard.set(page, []))
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(message.page(), message.text())
  })
  context.on('weberror', (error) => note(error.page(), String(error.error())))
  context.on('response', (response) => {
    if (response.status() >= 400) noteRequest(response.request(), String(response.status()))
  })
  context.on('requestfailed', (request) => {
    noteRequest(request, request.failure()?.errorText ?? 'failed')
  })
}

/** Prints of each page that a failed test leaves where it is, what it complained about and was refused, and what it shows. */
export async function tellOfPages(contexts: BrowserContext[]): Promise<void> {
  for (const page of contexts.flatMap((context) => context.pages())) {
    const over = page.getByRole('dialog').or(page.getByRole('alert')).or(page.locator('.toast'))
    const texts = await over.or(page.locator('main')).allInnerTexts().catch(String)
    const lines = [page.url(), ...(heard.get(page) ?? []).slice(-LINES_MAX), ...texts]
    console.error(`\nLeft by the failed test: ${lines.map(shortened).join('\n  ')}`)
  }
}

function noteRequest(request: Request, said: string) {
  // A worker's requests have no frame, and those of a page that is gone nobody to tell of them.
  const page = request.serviceWorker() ? null : request.frame().page()
  note(page, `${said} ${request.method()} ${request.url()}`)
}

function note(page: Page | null, line: string) {
  if (page) heard.get(page)?.push(line)
}

const shortened = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, TEXT_MAX)
