import { escapeHtml } from '#app/http/escape_html'
import type { openApiDocument } from './document.js'
import type { Schema } from './schemas.js'

type Document = ReturnType<typeof openApiDocument>
interface Told {
  summary: string
  description: string
  parameters?: { name: string; in: string; description?: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { description: string; content: Record<string, { schema: Schema }> }>
}

/** The description as people read it: plain markup, nothing fetched. */
export function readablePage({ info, paths, components }: Document): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, told]) => operation(method, path, told as Told))
  )
  const schemas = Object.entries(components.schemas).map(([name, schema]) => fields(name, schema))
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(info.title)}</title></head>
<body><main>
<h1>${escapeHtml(info.title)}</h1>
<p>${escapeHtml(info.description)} <a href="/api/salesforce/openapi.json">OpenAPI 3.0.3</a></p>
${operations.join('\n')}
<h2>Shapes</h2>
${schemas.join('\n')}
</main></body></html>`
}

function operation(method: string, path: string, told: Told): string {
  const body = Object.entries(told.requestBody?.content ?? {}).map(
    ([type, { schema }]) => `<p>Body: ${escapeHtml(type)}, ${nameOf(schema)}</p>`
  )
  const parameters = (told.parameters ?? []).map(
    (one) =>
      `<li><code>${escapeHtml(one.name)}</code> in the ${one.in}, ${nameOf(one.schema)}. ${escapeHtml(one.description ?? '')}</li>`
  )
  const answers = Object.entries(told.responses).map(
    ([status, one]) =>
      `<li><strong>${status}</strong> ${escapeHtml(one.description)}: ${nameOf(Object.values(one.content)[0].schema)}</li>`
  )
  return `<section><h2>${escapeHtml(told.summary)}</h2>
<p><code>${method.toUpperCase()} ${escapeHtml(path)}</code></p>
<p>${escapeHtml(told.description)}</p>${body.join('')}
${parameters.length ? `<ul>${parameters.join('')}</ul>` : ''}<ul>${answers.join('')}</ul></section>`
}

function fields(name: string, { properties = {}, required = [] }: Schema): string {
  const lines = Object.entries(properties).map(([field, schema]) => {
    const needed = required.includes(field) ? ', always there' : ''
    return `<li><code>${escapeHtml(field)}</code>: ${nameOf(schema)}${needed}</li>`
  })
  return `<section><h3 id="${escapeHtml(name)}">${escapeHtml(name)}</h3><ul>${lines.join('')}</ul></section>`
}

function nameOf(schema: Schema): string {
  if (schema.allOf) return `${nameOf(schema.allOf[0])} or null`
  if (schema.type === 'array') return `a list of ${nameOf(schema.items ?? {})}`
  if (!schema.$ref)
    return escapeHtml(`${schema.type ?? 'anything'}${schema.nullable ? ' or null' : ''}`)
  const name = escapeHtml(schema.$ref.split('/').at(-1)!)
  return `<a href="#${name}">${name}</a>`
}
