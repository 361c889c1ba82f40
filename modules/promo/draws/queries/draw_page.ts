import { NotFound } from '#app/exceptions/page_exceptions'
import type { DrawName } from '../../draw/picks.js'
import PromotionMember from '../../games/models/promotion_member.js'
import { isThere, listsLeaveAt } from '../archive/archive_term.js'
import DrawFile from '../models/draw_file.js'
import { drawNamed } from '../store/draw_steps.js'
import { publishedSheet } from '../store/published_sheet.js'

/** A published file that the checks of a draw need. */
export type ListedFile = {
  name: string
  /** Bytes. */
  size: number
  sha256: string
}

/** What the page of a draw shows before anything is fetched or checked. */
export type DrawPage = {
  campaign: string
  draw: string
  kind: string
  state: string
  /** ISO instants. */
  freeze_by: string
  draw_at: string
  /** Whether the list came out so late that the draw was moved. */
  is_late: boolean
  is_demo: boolean
  files: ListedFile[]
  /** When the list leaves the site, or left it; an ISO instant. */
  lists_until: string
  is_archived: boolean
  /** Of the member who looks; null for everybody else. */
  pseudonym: string | null
}

/** @throws not_found, also for draws that were not announced yet */
export async function drawPage(name: DrawName, memberId?: number): Promise<DrawPage> {
  const { draw, promotion } = await drawNamed(undefined, name)
  const promotionId = promotion.id
  const sheet = draw.state === 'draft' ? undefined : await publishedSheet(undefined, promotionId)
  const onSheet = sheet?.draws.find((one) => one.draw === draw.key)
  if (!sheet || !onSheet) throw new NotFound()
  const files = await DrawFile.query().where({ promotionId }).orderBy('id')
  const mine = await (memberId && PromotionMember.query().where({ promotionId, memberId }).first())
  const { kind, state, freezeBy, drawAt } = draw
  return {
    ...name,
    kind,
    state,
    freeze_by: new Date(freezeBy).toISOString(),
    draw_at: new Date(drawAt).toISOString(),
    is_late: drawAt !== Date.parse(onSheet.draw_at),
    is_demo: sheet.chain === 'demo',
    files: files
      .filter(({ name: file }) => isNeeded(file, draw.key) && isThere(promotion, file))
      .map((file) => ({ name: file.name, size: file.size, sha256: file.hash })),
    lists_until: new Date(await listsLeaveAt(promotion)).toISOString(),
    is_archived: promotion.archivedAt !== null,
    pseudonym: (mine && mine.pseudonym) || null,
  }
}

/** Sheets, its own list, and the results of all draws: those before it say who is left out. */
function isNeeded(name: string, draw: string): boolean {
  return name.startsWith('sheet') || name === `${draw}.tickets.txt` || name.endsWith('.result.json')
}
