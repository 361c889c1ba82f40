/** What a file of each ending is; a file of another ending is only bytes to save. */
const TYPES: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
}

const PACKED = /^(text\/|image\/svg|application\/(json|javascript|wasm|xml|manifest))/

/** What a page loads into itself; a drawing (SVG) can be opened by itself and then runs scripts, as HTML and XML do. */
const LOADED = /^(text\/(css|javascript)|image\/(?!svg)|font\/|application\/(json|manifest|wasm))/
/** A worker is a context of its own and takes its policy from its file, by the name those files have. */
const WORKER = /(^|\/)(sw\.js$|[^/]*worker)/

/** The content type of a file by its ending. */
export function contentTypeOf(path: string): string {
  return TYPES[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream'
}

/** Whether packing makes a file of this type smaller. */
export function isPackable(type: string): boolean {
  return PACKED.test(type)
}

/** Whether a file only ever stands in a document and is none itself. */
export function isPartOfDocument(path: string, type: string): boolean {
  return LOADED.test(type) && !WORKER.test(path)
}
