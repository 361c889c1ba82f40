import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge, type BadgeLook } from '~/components/ui/badge'
import { Banner, type BannerLook } from '~/components/ui/banner'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty_state'
import { ErrorCode } from '~/components/ui/error_code'
import { Picture } from '~/components/ui/picture'
import { Skeleton, SkeletonCard, SkeletonGrid } from '~/components/ui/skeleton'
import { Spinner } from '~/components/ui/spinner'
import { showToast, ToastRegion, type ToastMessage } from '~/components/ui/toast'
import { LONG_TITLE, LONG_WORDS, type Drawn, type Samples } from '../sample'

/** What tells of something. */
export const messages = ({ words }: Drawn): Samples => ({
  badge: {
    kinds: Object.entries(badgesOf(words)).map(([look, label]) => (
      <Badge key={look} look={look as BadgeLook}>
        {label}
      </Badge>
    )),
    icons: (
      <Badge look="enough" icon={Check}>
        {words.enough}
      </Badge>
    ),
    fixed: (
      <div className="kit-card">
        <div className="card">
          <Badge look="out" pin>
            {words.outOfStock}
          </Badge>
          <Picture alt="" />
        </div>
      </div>
    ),
    long: <Badge look="info">{LONG_WORDS}</Badge>,
  },
  banner: {
    kinds: Object.entries(bannersOf(words)).map(([look, text]) => (
      <Banner key={look} look={look as BannerLook}>
        {text}
      </Banner>
    )),
    usual: (
      <Banner
        look="warning"
        title={words.scanFirst}
        action={<Button kind="second">{words.scan}</Button>}
      >
        {words.scanFirstText}
      </Banner>
    ),
    long: (
      <Banner look="negative" title={LONG_TITLE}>
        {LONG_TITLE}
      </Banner>
    ),
  },
  toast: {
    usual: (
      <>
        <Button kind="second" onClick={() => showAll(words)}>
          {words.toasts}
        </Button>
        <ToastRegion labels={{ region: words.messages, close: words.close }} />
      </>
    ),
  },
  empty_state: {
    usual: (
      <EmptyState
        title={words.nothing}
        text={words.nothingText}
        action={<Button>{words.scan}</Button>}
        level={3}
      />
    ),
    long: <EmptyState title={LONG_TITLE} text={LONG_TITLE} level={3} />,
  },
  error_code: { usual: <ErrorCode code={404} />, kinds: <ErrorCode code={500} /> },
  skeleton: {
    loading: <Skeleton className="w-full" />,
    usual: (
      <div className="kit-card">
        <SkeletonCard />
      </div>
    ),
    many: <SkeletonGrid cards={4} label={words.states.loading} />,
  },
  spinner: { busy: <Spinner label={words.saving} /> },
})

function badgesOf(words: Drawn['words']): Record<BadgeLook, string> {
  return {
    new: words.isNew,
    enough: words.enough,
    out: words.outOfStock,
    warn: words.missing,
    bad: words.cancelled,
    info: words.onePiece,
    neutral: words.details,
  }
}

function bannersOf(words: Drawn['words']): Record<BannerLook, string> {
  return {
    positive: words.saved,
    warning: words.scanFirstText,
    negative: words.failed,
    info: words.delivery,
  }
}

/** They stay until somebody closes them. */
function showAll(words: Drawn['words']) {
  const texts: Record<ToastMessage['look'], ReactNode> = {
    info: words.delivery,
    success: words.saved,
    warning: words.scanFirst,
    error: words.failed,
    gift: words.isNew,
    other: LONG_TITLE,
  }
  for (const [look, text] of Object.entries(texts)) {
    showToast({ look: look as ToastMessage['look'], text, id: look, timeout: 0 })
  }
}
