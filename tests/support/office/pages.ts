import { readdirSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { ShopClient } from '../shop_client.js'

/** The pages that a list of the back-office can have. */
export const VIEWS = ['list', 'create', 'edit', 'show'] as const
type View = (typeof VIEWS)[number]

/** A list as the back-office registers it. */
export interface RegisteredList {
  name: string
  views: View[]
  /** Addresses of panels on the page of a record, after the address of the page. */
  panels: string[]
}

const RESOURCE = /<Resource name="(\w+)"(.*?)\/>/g
const PANEL = /<Tab [^>]*path="([^"]+)"/g
const ROUTE = /<Route path="([^"]+)"/g

const source = (file: string) => readFileSync(app.makePath('admin', file), 'utf8')

/** The registry of the back-office: its lists with their pages, in its own order. */
export function registeredLists(): RegisteredList[] {
  const registry = source('app.tsx')
  return [...registry.matchAll(RESOURCE)].map(([, name, given]) => {
    const { folder, definition } = definitionOf(registry, given)
    const views = VIEWS.filter((view) => new RegExp(`\\b${view}(:|=|,)`).test(given + definition))
    return { name, views, panels: panelsIn(folder) }
  })
}

/** Pages beside the lists, by the pattern of their address. */
export function registeredRoutes(): string[] {
  return [...source('app.tsx').matchAll(ROUTE)].map(([, path]) => path)
}

/** What a list hands to the registry, as its index says, and the folder of it. */
function definitionOf(registry: string, given: string) {
  const handed = /\{\.\.\.(\w+)\}/.exec(given)?.[1]
  if (!handed) return { folder: '', definition: '' }
  const [, folder] = new RegExp(`import \\{ ${handed} \\} from './([^']+)'`).exec(registry)!
  const index = source(`${folder}/index.ts`)
  return { folder, definition: index.slice(index.indexOf(`export const ${handed}`)) }
}

/** The panels that the pages of records in a folder have beside the first one. */
function panelsIn(folder: string): string[] {
  if (!folder) return []
  const shows = readdirSync(app.makePath('admin', folder)).filter((file) =>
    file.endsWith('_show.tsx')
  )
  const texts = shows.map((file) => source(`${folder}/${file}`)).join('\n')
  return [...texts.matchAll(PANEL)].map(([, path]) => path)
}

/** The addresses of all pages of a list; one of a record shows the first of the list, which must be there. */
export async function addressesOf(
  { name, views, panels }: RegisteredList,
  office: ShopClient
): Promise<string[]> {
  const needsRow = views.includes('edit') || views.includes('show')
  const id = needsRow ? await firstRowOf(name, office) : ''
  const address = {
    list: `/admin/${name}`,
    create: `/admin/${name}/create`,
    edit: `/admin/${name}/${id}`,
    show: `/admin/${name}/${id}/show`,
  }
  const ofRecord = views.includes('show') ? panels.map((panel) => `${address.show}/${panel}`) : []
  return [...views.map((view) => address[view]), ...ofRecord]
}

async function firstRowOf(name: string, office: ShopClient): Promise<string> {
  const { status, json } = await office.send(`/api/admin/${name}?page=1&per_page=1`)
  const id = json?.data?.[0]?.id
  if (id === undefined) throw new Error(`${name} has no row to open: ${status}`)
  return encodeURIComponent(id)
}
