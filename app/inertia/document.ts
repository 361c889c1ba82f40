import type { I18n } from '@adonisjs/i18n'
import edge from 'edge.js'
import { pageTag } from '#app/http/page_tag'
import { ROOT_VIEW } from '#config/inertia'
import { renderedPage } from './server_rendering.js'

/** A page of a member, as data. */
interface MemberPage {
  component: string
  props: { dialog?: { component: string } | null }
  [name: string]: unknown
}

/** What stands before, between and after the two places of a document that are the page's own. */
type Frame = [start: string, middle: string, end: string]

/** Stands where the page's elements of the head come. */
const HEAD_PLACE = '<!--head-->'

/** By component, dialog and language: all else that stands around a member's page belongs to the build. */
const frames = new Map<string, Promise<Frame>>()

/**
 * The first answer of a member's page, the same that the framework makes by the view.
 *
 * @param texts the language of the page
 * @returns undefined where the page could not be rendered
 */
export async function documentOf(page: MemberPage, texts: I18n): Promise<string | undefined> {
  const { head, body } = await renderedPage(page)
  if (!body) return undefined
  const [start, middle, end] = await frameOf(page, texts)
  return start + head.join('\n') + middle + pageTag({ ...page, ssrBody: body }) + end
}

function frameOf({ component, props }: MemberPage, texts: I18n): Promise<Frame> {
  const dialog = props.dialog?.component
  const name = `${texts.locale} ${component} ${dialog}`
  let frame = frames.get(name)
  if (!frame) {
    frame = makeFrame(component, dialog, texts)
    frames.set(name, frame)
    frame.catch(() => frames.delete(name))
  }
  return frame
}

/** Has the view make a document around nothing. */
async function makeFrame(
  component: string,
  dialog: string | undefined,
  texts: I18n
): Promise<Frame> {
  // Somebody is logged in: search engines are told nothing.
  const props = { security: { user: {} }, dialog: dialog && { component: dialog } }
  const page = { component, props, ssrHead: [HEAD_PLACE] }
  const view = edge.createRenderer().share({ i18n: texts })
  const html = await view.render(ROOT_VIEW, { page })
  const [start, ...rest] = html.split(HEAD_PLACE)
  const [middle, ...ends] = rest.join(HEAD_PLACE).split(pageTag(page))
  if (rest.length !== 1 || ends.length !== 1) throw new Error('The view has no place for the page')
  return [start, middle, ends[0]]
}
