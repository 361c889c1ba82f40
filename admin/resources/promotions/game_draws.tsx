import { Alert, Button, Typography } from '@mui/material'
import {
  useCanAccess,
  useGetIdentity,
  useGetList,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import type { Draw } from '../draws/draw'
import { DrawRows } from '../draws/draw_rows'
import { useDrawStep } from '../draws/use_draw_step'
import type { Game } from './game'

/** Draws of a game: a year of weeks, and some that were drawn again. */
const DRAWS_MAX = 100
const IN_ORDER = { field: 'draw_at', order: 'ASC' } as const

/** The draws of a published game, each with the way to its desk. */
export function GameDraws() {
  const game = useRecordContext<Game>()
  const translate = useTranslate()
  const { data: draws = [] } = useGetList<Draw>('draws', {
    pagination: { page: 1, perPage: DRAWS_MAX },
    sort: IN_ORDER,
    filter: { promotion_id: game?.id },
  })
  if (!game || game.phase === 'draft') return null
  return (
    <>
      <Typography variant="h6" component="h2">
        {translate('promotions.draws')}
      </Typography>
      <Announcing draws={draws} />
      <DrawRows draws={mainLast(draws)} />
    </>
  )
}

/** In the order of weeks, and the main draw at the end. */
function mainLast(draws: Draw[]): Draw[] {
  return draws.toSorted((one, other) => Number(one.kind === 'main') - Number(other.kind === 'main'))
}

/** Draws bind the shop once two people have announced them; until a day before the first week. */
function Announcing({ draws }: { draws: Draw[] }) {
  const game = useRecordContext<Game>()!
  const { canAccess } = useCanAccess({ resource: 'draws', action: 'create' })
  const { identity } = useGetIdentity()
  const translate = useTranslate()
  const take = useDrawStep()
  const drafts = draws.filter(({ state }) => state === 'draft')
  if (!drafts.length) return null
  // They are announced all at once: one that is too late holds back the others.
  const isLate = !drafts.every(({ steps }) => steps.some((step) => step.is_open))
  if (isLate) return <Alert severity="error">{translate('draws.announce.late')}</Alert>
  const wish = drafts.flatMap(({ wishes }) => wishes).find(({ kind }) => kind === 'commit')
  const isOwn = wish !== undefined && wish.asked_by === identity?.id
  const text = wish ? (isOwn ? 'own' : 'other') : 'text'
  const press = () => void take(`/promotions/${game.id}/announcement`, 'announce')
  const button = (
    <Button color="inherit" size="small" onClick={press}>
      {translate(wish ? 'draws.agree' : 'draws.step.announce')}
    </Button>
  )
  return (
    <Alert severity="warning" action={canAccess && !isOwn && button}>
      {translate(`draws.announce.${text}`)}
    </Alert>
  )
}
