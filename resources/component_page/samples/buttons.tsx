import { ArrowRight, Bell, Bookmark, Save, ShoppingCart, Truck } from 'lucide-react'
import { AppLink } from '~/components/ui/app_link'
import { Button, type ButtonKind } from '~/components/ui/button'
import { ButtonLink } from '~/components/ui/button_link'
import { CountBadge } from '~/components/ui/count_badge'
import { FloatingButton } from '~/components/ui/floating_button'
import { Icon, ICON_PIXELS, type IconSize } from '~/components/ui/icon'
import { IconButton } from '~/components/ui/icon_button'
import { ScanDock } from '~/components/ui/scan_dock'
import { LONG_TITLE, NOWHERE, type Drawn, type Samples } from '../sample'

/** What is pressed. */
export const buttons = ({ words }: Drawn): Samples => ({
  button: {
    kinds: Object.entries(kindsOf(words)).map(([kind, label]) => (
      <Button key={kind} kind={kind as ButtonKind}>
        {label}
      </Button>
    )),
    sizes: (
      <>
        <Button big>{words.save}</Button>
        <Button>{words.save}</Button>
        <Button block>{words.save}</Button>
      </>
    ),
    icons: (
      <>
        <Button icon={Save}>{words.save}</Button>
        <Button kind="second" iconAfter={ArrowRight}>
          {words.next}
        </Button>
      </>
    ),
    disabled: Object.entries(kindsOf(words)).map(([kind, label]) => (
      <Button key={kind} kind={kind as ButtonKind} disabled>
        {label}
      </Button>
    )),
    busy: <Button busy>{words.saving}</Button>,
    night: (
      <div className="night kit-night">
        <Button kind="tape">{words.scan}</Button>
        <Button kind="second">{words.details}</Button>
        <Button kind="quiet">{words.details}</Button>
      </div>
    ),
    long: (
      <Button block icon={Truck}>
        {LONG_TITLE}
      </Button>
    ),
  },
  button_link: {
    usual: <ButtonLink href={NOWHERE}>{words.details}</ButtonLink>,
    icons: (
      <ButtonLink href={NOWHERE} kind="second" iconAfter={ArrowRight}>
        {words.next}
      </ButtonLink>
    ),
    sizes: (
      <ButtonLink href={NOWHERE} kind="tape" big block>
        {words.scan}
      </ButtonLink>
    ),
    long: (
      <ButtonLink href={NOWHERE} block>
        {LONG_TITLE}
      </ButtonLink>
    ),
  },
  icon_button: {
    usual: <IconButton icon={Bell} label={words.messages} />,
    kinds: <IconButton icon={Bookmark} label={words.savingFor} solid />,
    chosen: (
      <IconButton icon={Bookmark} label={words.savingFor} className="save saved" aria-pressed />
    ),
    disabled: <IconButton icon={Bell} label={words.messages} disabled />,
  },
  icon: {
    sizes: Object.keys(ICON_PIXELS).map((size) => (
      <Icon key={size} of={Truck} size={size as IconSize} />
    )),
  },
  app_link: {
    usual: (
      <p>
        <AppLink href={NOWHERE}>{words.details}</AppLink>
      </p>
    ),
    kinds: (
      <p>
        <AppLink href="https://example.org" external>
          example.org
        </AppLink>
      </p>
    ),
    long: (
      <p>
        <AppLink href={NOWHERE}>{LONG_TITLE}</AppLink>
      </p>
    ),
  },
  floating_button: {
    empty: (
      <div className="kit-window low">
        <FloatingButton kind="cart" icon={ShoppingCart} label={words.cart(0)} count={0} />
        <FloatingButton kind="bell" icon={Bell} label={words.notifications(0)} count={0} />
      </div>
    ),
    usual: (
      <div className="kit-window low">
        <FloatingButton kind="cart" icon={ShoppingCart} label={words.cart(3)} count={3} />
        <FloatingButton kind="bell" icon={Bell} label={words.notifications(7)} count={7} />
      </div>
    ),
    many: (
      <div className="kit-window low">
        <FloatingButton kind="cart" icon={ShoppingCart} label={words.cart(120)} count={120} />
      </div>
    ),
  },
  count_badge: {
    usual: <CountIn count={1} />,
    many: <CountIn count={120} />,
  },
  scan_dock: {
    usual: (
      <div className="kit-window low">
        <ScanDock href={NOWHERE} label={words.scanShort} />
      </div>
    ),
    sizes: (
      <div className="kit-window low">
        <ScanDock href={NOWHERE} label={words.scanShort} wide />
      </div>
    ),
    long: (
      <div className="kit-window low">
        <ScanDock href={NOWHERE} label={words.scan} wide />
      </div>
    ),
  },
})

function kindsOf(words: Drawn['words']): Record<ButtonKind, string> {
  return {
    tape: words.scan,
    primary: words.order,
    second: words.details,
    quiet: words.later,
    danger: words.remove,
  }
}

function CountIn({ count }: { count: number }) {
  return (
    <span className="kit-count">
      <CountBadge count={count} />
    </span>
  )
}
