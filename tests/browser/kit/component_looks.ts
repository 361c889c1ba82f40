import type { AccordionItemProps } from '~/components/ui/accordion'
import type { BadgeProps } from '~/components/ui/badge'
import type { BannerProps } from '~/components/ui/banner'
import type { ButtonProps } from '~/components/ui/button'
import type { CardProps } from '~/components/ui/card'
import type { CheckboxProps } from '~/components/ui/checkbox'
import type { ChoiceGroupProps, ChoiceTileProps } from '~/components/ui/checkbox_tile'
import type { DialogProps } from '~/components/ui/dialog'
import type { DrawerProps } from '~/components/ui/drawer'
import type { EmptyStateProps } from '~/components/ui/empty_state'
import type { FieldFrame } from '~/components/ui/field'
import type { FloatingButtonProps } from '~/components/ui/floating_button'
import type { IconProps } from '~/components/ui/icon'
import type { IconButtonProps } from '~/components/ui/icon_button'
import type { PictureProps } from '~/components/ui/picture'
import type { PointsFigureProps } from '~/components/ui/points_figure'
import type { ProductCardProps, ProductReach } from '~/components/ui/product_card'
import type { QuantityProps } from '~/components/ui/quantity'
import type { ScanDockProps } from '~/components/ui/scan_dock'
import type { SelectFieldProps } from '~/components/ui/select_field'
import type { SpinnerProps } from '~/components/ui/spinner'
import type { TableColumn } from '~/components/ui/table'
import type { TapeProps } from '~/components/ui/tape'
import type { Lookup, TextFieldProps } from '~/components/ui/text_field'
import type { ToastLook } from '~/components/ui/toast_looks'
import type { VariationOption, VariationPickerProps } from '~/components/ui/variation_picker'
import type { Looks, Own } from './looks_of_props'

const FRAME = {
  hint: '.field .hint',
  error: '.field.bad .err',
  optional: '.field .opt',
} satisfies Looks<FieldFrame>

/** A field that can be switched off, and one with a fault. */
const USUAL_FIELD = { error: FRAME.error, disabled: ':disabled' }

/** How each component is recognised in each of its looks, by the name of its file; the type check finds a look that is missing. */
export const LOOKS = {
  button: {
    kind: {
      tape: '.btn.earn',
      primary: '.btn:not(.earn, .second, .quiet, .danger)',
      second: '.btn.second',
      quiet: '.btn.quiet',
      danger: '.btn.danger',
    },
    big: '.btn.big',
    block: '.btn.stretch',
    icon: '.btn > .icon:first-child',
    iconAfter: '.btn > .icon:last-child',
    busy: '.btn[aria-busy=true] .spin',
  } satisfies Looks<Own<ButtonProps, 'button'>>,
  badge: {
    look: {
      new: '.badge.new',
      enough: '.badge.enough',
      out: '.badge.out',
      warn: '.badge.warn',
      bad: '.badge.bad',
      info: '.badge.info',
      neutral: '.badge:not(.new, .enough, .out, .warn, .bad, .info)',
    },
    icon: '.badge .icon',
    pin: '.badge.pin',
  } satisfies Looks<BadgeProps>,
  banner: {
    look: {
      positive: '.banner.ok',
      warning: '.banner.warn',
      negative: '.banner.bad',
      info: '.banner:not(.ok, .warn, .bad)',
    },
    title: '.banner b',
    action: '.banner .btn',
  } satisfies Looks<BannerProps>,
  card: {
    external: '.card a[rel=noopener]',
    picture: '.card .art',
    badge: '.card > .badge',
    chevron: '.card .go .icon',
  } satisfies Looks<CardProps>,
  accordion: {
    icon: '.acc-trigger > .icon:first-child',
    badge: '.acc-trigger > .badge',
    flush: '.acc-panel > div:not(.acc-inner)',
  } satisfies Looks<AccordionItemProps>,
  checkbox: {
    detail: '.check small',
    hint: FRAME.hint,
    error: FRAME.error,
  } satisfies Looks<Own<CheckboxProps, 'input'>>,
  checkbox_tile: {
    hint: FRAME.hint,
    error: FRAME.error,
    optional: FRAME.optional,
    columns: { 1: '.upto-1', 2: '.upto-2', 3: '.upto-3' },
    detail: '.check small',
    disabled: ':disabled',
  } satisfies Looks<ChoiceGroupProps> & Looks<Own<ChoiceTileProps, 'input'>> & Plain,
  empty_state: { text: '.empty .soft', action: '.empty .btn' } satisfies Looks<EmptyStateProps>,
  field: FRAME,
  text_field: {
    ...USUAL_FIELD,
    hint: FRAME.hint,
    lookup: {
      'looking-up': '.with-icon .spin',
      'found': '.with-icon .found',
    } satisfies Record<Lookup['state'], string>,
    figures: 'input.num',
    readOnly: ':read-only:not(:disabled)',
  } satisfies Looks<Omit<Own<TextFieldProps, 'input'>, keyof FieldFrame | 'lookup'>> & Plain,
  masked_field: USUAL_FIELD,
  password_field: USUAL_FIELD,
  select_field: {
    ...USUAL_FIELD,
    placeholder: 'option[value=""]',
  } satisfies Looks<Pick<SelectFieldProps, 'placeholder'>> & Plain,
  textarea_field: USUAL_FIELD,
  toggle: { checked: ':checked', disabled: ':disabled' } satisfies States<'checked' | 'disabled'>,
  floating_button: {
    kind: { cart: '.float.cart', bell: '.float.bell' },
  } satisfies Looks<Own<FloatingButtonProps, 'button'>>,
  icon: {
    size: {
      xs: '.icon[width="18"]',
      sm: '.icon[width="24"]',
      md: '.icon[width="32"]',
      lg: '.icon[width="38"]',
      xl: '.icon[width="46"]',
    },
  } satisfies Looks<IconProps>,
  icon_button: {
    solid: '.icon-btn.solid',
    disabled: ':disabled',
    pressed: '[aria-pressed=true]',
  } satisfies Looks<Omit<Own<IconButtonProps, 'button'>, 'size'>> & Plain,
  picture: {
    src: '.art img',
    fallback: '.art > svg',
    fill: '.art:not(.r16)',
  } satisfies Looks<PictureProps>,
  points_figure: {
    size: { row: '.pts:not(.big, .chip)', big: '.pts.big' },
    unit: '.pts small',
  } satisfies Looks<PointsFigureProps>,
  product_card: {
    badge: '.card > .badge',
    save: '.save:not(.saved)',
    saved: '.save.saved',
    enough: '.gap-note.enough',
    short: '.tape + .gap-note',
    unavailable: '.gap-note:not(.enough, .tape + .gap-note)',
    unknown: '.status:empty',
  } satisfies Looks<ProductCardProps> & States<ProductReach['state']> & Plain,
  quantity: {
    disabled: '.qty input:disabled',
    locked: '.qty-locked',
  } satisfies Looks<QuantityProps> & Plain,
  scan_dock: { wide: '.scan-dock.wide' } satisfies Looks<ScanDockProps>,
  spinner: { label: '[role=status]' } satisfies Looks<SpinnerProps>,
  table: { right: 'th.r', hiddenTitle: 'th .sr' } satisfies Looks<TableColumn>,
  tape: {
    size: {
      large: '.tape:not(.slim, .header-tape)',
      slim: '.tape.slim',
      header: '.tape.header-tape',
    },
    valueText: '[aria-valuetext]',
  } satisfies Looks<TapeProps>,
  variation_picker: {
    hideLegend: 'legend.sr',
    disabled: ':disabled',
  } satisfies Looks<VariationPickerProps> & Looks<VariationOption>,
}

/** What lies over the page once its button is pressed. */
export const LOOKS_OVER = {
  drawer: {
    kind: { right: '.drawer.right:not(.menu)', left: '.drawer.left', menu: '.drawer.menu' },
    headAction: '.drawer header > :nth-child(3)',
    footer: '.drawer footer',
  } satisfies Looks<DrawerProps>,
  dialog: {
    size: {
      narrow: '.dialog:not(.wide, .full, .kit-window *)',
      wide: '.dialog.wide',
      full: '.dialog.full',
    },
  } satisfies Looks<DialogProps>,
  toast: {
    look: {
      info: '.toast.info',
      success: '.toast.ok',
      warning: '.toast.warn',
      error: '.toast.bad',
      gift: '.toast.gift',
      other: '.toast.other',
    } satisfies States<ToastLook>,
  },
}

/** Looks that follow from what a component is given to show. */
export const LOOKS_OF_CONTENTS = {
  app_link: { inside: 'a:not([rel])', outside: 'a[rel=noopener]' },
  button_link: {
    kind: { tape: 'a.btn.earn', primary: 'a.btn:not(.earn, .second)', second: 'a.btn.second' },
    big: 'a.btn.big',
    block: 'a.btn.stretch',
    iconAfter: 'a.btn > .icon:last-child',
  },
  count_badge: { few: '.count:text-is("1")', many: '.count:text-is("99+")' },
  countdown_ring: {
    full: 'circle[stroke-dasharray^="414.6"]',
    passing: 'circle[stroke-dasharray^="172.7"]',
    empty: 'circle[stroke-dasharray^="0 "]',
  },
  error_code: { lid: '.bigcode svg', figure: '.bigcode span:text-is("4")' },
  error_summary: { head: '.error-summary h2 .icon', line: '.error-summary li + li a' },
  lid: { usual: 'svg.lid' },
  logo: { drawn: 'svg[role=img]', written: 'span.wordmark' },
  pagination: {
    first: '.pages:not(:has([rel=prev])) [aria-current=page]:text-is("1")',
    between: '.pages:has([rel=prev]):has([rel=next]) [aria-current=page]:text-is("6")',
    last: '.pages:not(:has([rel=next])) [aria-current=page]:text-is("12")',
    gap: '.pages span:text-is("…")',
  },
  plain_dialog: { drawn: '.dialog a.icon-btn.x' },
  reward_lid: { usual: '.biglid b:not(.long)', long: '.biglid b.long' },
  skeleton: { bar: '.skel.block', card: '.card .skel', grid: '.grid-cards[role=status] .card' },
  stepper: {
    first: 'li:first-child[aria-current=step]',
    between: 'li:nth-child(2)[aria-current=step]',
    last: 'li:last-child[aria-current=step]',
  },
  tabs: {
    chosen: '[role=tab][aria-selected=true]',
    other: '[role=tab][aria-selected=false]',
    here: 'nav.tabs [aria-current=page]',
    elsewhere: 'nav.tabs a:not([aria-current])',
  },
}

type Plain = Record<string, string | Record<string, string>>
type States<Name extends string> = Record<Name, string>
