import { Head, usePage } from '@inertiajs/react'
import { ClipboardCheck } from 'lucide-react'
import { useState } from 'react'
import { groupedPseudonym, readPseudonym } from '@draw/names'
import { CheckList } from '~/components/draws/check_list'
import { DrawnPlaces } from '~/components/draws/drawn_places'
import { addressOf, PublishedFiles, type ListedFile } from '~/components/draws/published_files'
import { Recipe } from '~/components/draws/recipe'
import { Banner } from '~/components/ui/banner'
import { Button } from '~/components/ui/button'
import { TextField } from '~/components/ui/text_field'
import { useVerification } from '~/draws/use_verification'
import { formatDate, formatDateTime } from '~/format/date'
import { useLocale, useT } from '~/translation/use_t'
import type { InertiaProps } from '~/types'

type DrawProps = InertiaProps<{
  campaign: string
  draw: string
  kind: string
  state: string
  freeze_by: string
  draw_at: string
  is_late: boolean
  is_demo: boolean
  files: ListedFile[]
  lists_until: string
  is_archived: boolean
  /** Of the member who looks. */
  pseudonym: string | null
}>

/** A draw that anybody can check: in this browser, or without us. */
export default function Draw(props: DrawProps) {
  const { campaign, draw, state, is_late: isLate, is_demo: isDemo, files } = props
  const t = useT()
  const locale = useLocale()
  const day = formatDate(props.lists_until, locale)
  const when = (instant: string) => formatDateTime(instant, locale)
  return (
    <div className="wrap">
      <Head title={t('draw.title', { draw })} />
      <div className="page-head">
        <h1>{t('draw.title', { draw })}</h1>
        <p className="lead">{t('draw.lead')}</p>
      </div>
      {isDemo && <Banner look="warning">{t('draw.demo')}</Banner>}
      {isLate && <Banner look="warning">{t('draw.late')}</Banner>}
      <p>
        <b>{t(`draw.state.${state}`)}</b>{' '}
        {t('draw.times', { list: when(props.freeze_by), draw: when(props.draw_at) })}
      </p>
      <p className="soft">{t(props.is_archived ? 'draw.archived' : 'draw.lists_until', { day })}</p>
      <Checks campaign={campaign} draw={draw} files={files} pseudonym={props.pseudonym} />
      <PublishedFiles campaign={campaign} files={files} />
      <Recipe campaign={campaign} draw={draw} />
    </div>
  )
}

const HEAD = /[?&]head=([0-9a-f]{64})(&|$)/

/** The head of the log that the link of a notification has kept; '' without one. */
function useKeptHead(): string {
  return HEAD.exec(usePage().url)?.[1] ?? ''
}

type ChecksProps = Pick<DrawProps, 'campaign' | 'draw' | 'files' | 'pseudonym'>

function Checks({ campaign, draw, files, pseudonym }: ChecksProps) {
  const t = useT()
  const { state, verification, verify } = useVerification()
  const [head, setHead] = useState(useKeptHead())
  const [mine, setMine] = useState(pseudonym ? groupedPseudonym(pseudonym) : '')

  function check(event: React.FormEvent) {
    event.preventDefault()
    const names = [...files.map(({ name }) => name), 'log.txt']
    const addresses = names.map((name) => [name, addressOf(campaign, name)])
    verify({
      draw,
      files: Object.fromEntries(addresses),
      head: head.trim() || undefined,
      pseudonym: readPseudonym(mine) ?? (mine.trim() || undefined),
    })
  }

  return (
    <>
      <form className="section stack" onSubmit={check} aria-labelledby="draw-check">
        <h2 id="draw-check" className="text-h2">
          {t('draw.check.title')}
        </h2>
        <TextField
          label={t('draw.mine')}
          hint={t('draw.mine_hint')}
          value={mine}
          onChange={(event) => setMine(event.target.value)}
          autoComplete="off"
          figures
        />
        <TextField
          label={t('draw.head')}
          hint={t('draw.head_hint')}
          value={head}
          onChange={(event) => setHead(event.target.value)}
          autoComplete="off"
          figures
        />
        <Button type="submit" icon={ClipboardCheck} busy={state === 'running'}>
          {t('draw.check.action')}
        </Button>
        <div role="status">
          {state === 'running' && <p>{t('draw.check.running')}</p>}
          {state === 'failed' && <Banner look="negative">{t('draw.check.failed')}</Banner>}
          {verification && <CheckList findings={verification.findings} />}
        </div>
      </form>
      {verification?.places && <DrawnPlaces places={verification.places} />}
    </>
  )
}
