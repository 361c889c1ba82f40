import { Truck } from 'lucide-react'
import { StepScan } from '~/components/illustrations/step_scan'
import { Accordion, AccordionItem } from '~/components/ui/accordion'
import { Badge } from '~/components/ui/badge'
import { Card } from '~/components/ui/card'
import { Logo } from '~/components/ui/logo'
import { Pagination } from '~/components/ui/pagination'
import { Picture } from '~/components/ui/picture'
import { PointsChange } from '~/components/ui/points_figure'
import { Table } from '~/components/ui/table'
import { LinkTabs, Tabs } from '~/components/ui/tabs'
import { LONG_TITLE, LONG_WORDS, NOWHERE, type Drawn, type Samples } from '../sample'

/** What shows contents, and leads through them. */
export const contents = ({ words, locale }: Drawn): Samples => ({
  card: {
    usual: (
      <div className="kit-card">
        <Card title={words.article} href={NOWHERE} picture={<Picture alt="" />} chevron>
          <p>{words.articleLead}</p>
        </Card>
      </div>
    ),
    icons: (
      <div className="kit-card">
        <Card
          title={words.cap}
          href={NOWHERE}
          picture={<Picture alt="" fallback={<StepScan />} />}
          badge={
            <Badge look="new" pin>
              {words.isNew}
            </Badge>
          }
        />
      </div>
    ),
    kinds: (
      <div className="kit-card">
        <Card
          title="example.org"
          href="https://example.org"
          external
          picture={<Picture alt="" />}
        />
      </div>
    ),
    long: (
      <div className="kit-card">
        <Card title={LONG_TITLE} href={NOWHERE} picture={<Picture alt="" />} chevron />
      </div>
    ),
  },
  picture: {
    empty: (
      <div className="kit-card">
        <Picture alt="" />
      </div>
    ),
    usual: (
      <div className="kit-card">
        <Picture alt={words.picture} src="/icons/icon-512.png" />
      </div>
    ),
    filled: (
      <div className="kit-card tall">
        <Picture alt="" fallback={<StepScan />} fill className="kit-filling" />
      </div>
    ),
  },
  logo: {
    night: (
      <div className="night kit-night">
        <Logo name="Mesterpont" className="kit-logo" />
      </div>
    ),
    kinds: (
      <div className="night kit-night">
        <Logo name="Másik bolt" className="kit-logo" />
        <Logo name="Kalapács" />
      </div>
    ),
  },
  accordion: {
    usual: (
      <Accordion>
        <AccordionItem value="a" title={words.question}>
          <p>{words.answer}</p>
        </AccordionItem>
      </Accordion>
    ),
    open: (
      <Accordion defaultOpen={['a']}>
        <AccordionItem
          value="a"
          title={words.shipping}
          icon={Truck}
          badge={<Badge look="warn">{words.missing}</Badge>}
        >
          <p>{words.delivery}</p>
        </AccordionItem>
        <AccordionItem value="b" title={words.history}>
          <p>{words.nothing}</p>
        </AccordionItem>
      </Accordion>
    ),
    kinds: (
      <Accordion defaultOpen={['a']}>
        <AccordionItem value="a" title={words.movements} flush>
          <Movements words={words} locale={locale} rows={words.rows} />
        </AccordionItem>
      </Accordion>
    ),
    long: (
      <Accordion>
        <AccordionItem
          value="a"
          title={LONG_TITLE}
          badge={<Badge look="enough">{words.enough}</Badge>}
        >
          <p>{LONG_TITLE}</p>
        </AccordionItem>
      </Accordion>
    ),
  },
  table: {
    usual: <Movements words={words} locale={locale} rows={words.rows} />,
    empty: <Movements words={words} locale={locale} rows={[]} />,
    kinds: <Movements words={words} locale={locale} rows={words.rows} isHidden />,
    long: <Movements words={words} locale={locale} rows={[['', LONG_TITLE, 1_234_567]]} />,
  },
  tabs: {
    usual: (
      <Tabs
        label={words.weeks}
        tabs={[3, 2, 1].map((week) => ({
          value: String(week),
          label: words.week(week),
          panel: <p>{words.weekText(week)}</p>,
        }))}
      />
    ),
    kinds: (
      <LinkTabs
        label={words.pages}
        tabs={[words.shipping, words.history].map((label, at) => ({
          href: `${NOWHERE}?tab=${at}`,
          label,
          current: at === 0,
        }))}
      />
    ),
    long: (
      <Tabs
        label={LONG_WORDS}
        tabs={[LONG_WORDS, LONG_TITLE].map((label) => ({
          value: label,
          label,
          panel: <p>{label}</p>,
        }))}
      />
    ),
  },
  pagination: {
    start: <Pages words={words} page={1} />,
    middle: <Pages words={words} page={6} />,
    end: <Pages words={words} page={12} />,
  },
})

const LAST_PAGE = 12

function Pages({ words, page }: { words: Drawn['words']; page: number }) {
  const { previous, next } = words
  return (
    <Pagination
      page={page}
      lastPage={LAST_PAGE}
      hrefOf={(other) => `${NOWHERE}?page=${other}`}
      labels={{ nav: `${words.pages} (${page})`, previous, next, page: words.page }}
    />
  )
}

type MovementsProps = Drawn & { rows: Drawn['words']['rows']; isHidden?: boolean }

function Movements({ words, locale, rows, isHidden }: MovementsProps) {
  const columns = [
    { key: 'reason', title: words.reason },
    { key: 'change', title: words.change, right: true, hiddenTitle: isHidden },
  ]
  return (
    <Table caption={words.movements} columns={columns}>
      {rows.map(([day, reason, change]) => (
        <tr key={reason}>
          <td>
            {reason} <small>{day}</small>
          </td>
          <td className="r">
            <PointsChange points={change} locale={locale} />
          </td>
        </tr>
      ))}
    </Table>
  )
}
