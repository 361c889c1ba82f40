import { Typography } from '@mui/material'
import { useListContext, useNotify, useRecordContext, useTranslate } from 'react-admin'
import type { HttpError } from 'react-admin'
import { MenuButton } from '../../components/menu_button'
import { download } from '../../providers/download'
import { CHOSEN_MAX } from './chosen_max'
import { stateOf, type Status } from './order_status'

const PAPERS = ['pick_list', 'delivery_notes', 'courier_list'] as const
type Paper = (typeof PAPERS)[number]

/** The papers that orders may have, by where they stand. */
const PAPERS_OF: Record<Status, readonly Paper[]> = {
  // Its member can still cancel it or send it elsewhere.
  received: [],
  processing: PAPERS,
  shipped: ['delivery_notes', 'courier_list'],
  delivered: ['delivery_notes'],
  cancelled: [],
}

/** The papers of chosen orders; of orders of several states all, and the server says which do not fit. */
export function PapersOfChosen() {
  const { selectedIds, filterValues } = useListContext()
  const state = stateOf(filterValues)
  const papers = state ? PAPERS_OF[state] : PAPERS
  return <PaperMenu papers={papers} query={`ids=${selectedIds.join('-')}`} label="orders.print" />
}

/** The papers of the whole queue that is open, its oldest orders. */
export function PapersOfQueue() {
  const { filterValues, total } = useListContext()
  const status = stateOf(filterValues)
  // What was delivered long ago is printed one by one: it is an archive and no queue.
  if (!total || !status || filterValues.q || status === 'delivered') return null
  const label = total > CHOSEN_MAX ? 'orders.print_oldest' : 'orders.print_queue'
  return <PaperMenu papers={PAPERS_OF[status]} query={`status=${status}`} label={label} />
}

/** In the queue that has no papers yet: the step that comes before them. */
export function PapersComeLater() {
  const { filterValues, total } = useListContext()
  const translate = useTranslate()
  if (!total || filterValues.status !== 'received') return null
  return (
    <Typography variant="body2" sx={{ px: 2, py: 1 }}>
      {translate('orders.papers_later')}
    </Typography>
  )
}

/** The papers of the order on the page. */
export function PapersOfOrder() {
  const order = useRecordContext<{ id: number; status: Status }>()
  if (!order) return null
  const papers = PAPERS_OF[order.status]
  return <PaperMenu papers={papers} query={`ids=${order.id}`} label="orders.print" />
}

interface PaperMenuProps {
  papers: readonly Paper[]
  query: string
  label: string
}

function PaperMenu({ papers, query, label }: PaperMenuProps) {
  const translate = useTranslate()
  const notify = useNotify()
  if (!papers.length) return null
  const fetchPaper = async (paper: Paper) => {
    try {
      await download(`/orders/${paper}?${query}`)
    } catch (error) {
      const { message, body } = error as HttpError
      notify(message, { type: 'error', messageArgs: body?.meta })
    }
  }
  const items = papers.map((paper) => ({
    key: paper,
    text: translate(`orders.paper.${paper}`),
    onChoose: () => void fetchPaper(paper),
  }))
  return (
    <MenuButton label={translate(label, { count: CHOSEN_MAX })} items={items} variant="outlined" />
  )
}
