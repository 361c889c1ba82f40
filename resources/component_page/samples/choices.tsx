import { useState } from 'react'
import { Checkbox } from '~/components/ui/checkbox'
import { CheckboxTile, ChoiceGroup, RadioTile } from '~/components/ui/checkbox_tile'
import { LockedQuantity, Quantity } from '~/components/ui/quantity'
import { Toggle } from '~/components/ui/toggle'
import { VariationPicker } from '~/components/ui/variation_picker'
import { LONG_TITLE, LONG_WORDS, type Drawn, type Samples } from '../sample'

/** What is chosen from. */
export const choices = ({ words }: Drawn): Samples => ({
  checkbox: {
    usual: <Checkbox label={words.newsletter} />,
    chosen: <Checkbox label={words.newsletter} detail={words.termsDetail} defaultChecked />,
    hint: <Checkbox label={words.newsletter} hint={words.professionHint} />,
    error: <Checkbox label={words.terms} id="terms" error={words.termsError} />,
    disabled: <Checkbox label={words.newsletter} disabled defaultChecked />,
    long: <Checkbox label={LONG_TITLE} detail={LONG_TITLE} error={LONG_TITLE} />,
  },
  checkbox_tile: {
    usual: (
      <ChoiceGroup legend={words.profession} hint={words.professionHint}>
        {words.professions.map((label, at) => (
          <CheckboxTile key={label} label={label} defaultChecked={at === 0} />
        ))}
      </ChoiceGroup>
    ),
    kinds: (
      <ChoiceGroup legend={words.profession} optional={words.optional} columns={2}>
        {words.professions.map((label, at) => (
          <RadioTile
            key={label}
            name="trade"
            label={label}
            detail={words.termsDetail}
            defaultChecked={at === 1}
          />
        ))}
      </ChoiceGroup>
    ),
    error: (
      <ChoiceGroup legend={words.profession} error={words.professionError}>
        {words.professions.map((label) => (
          <CheckboxTile key={label} label={label} />
        ))}
      </ChoiceGroup>
    ),
    disabled: (
      <ChoiceGroup legend={words.profession} columns={1}>
        <CheckboxTile label={words.professions[0]} disabled />
        <RadioTile label={words.professions[1]} disabled defaultChecked />
      </ChoiceGroup>
    ),
    long: (
      <ChoiceGroup legend={LONG_TITLE}>
        <CheckboxTile label={LONG_TITLE} detail={LONG_TITLE} />
        <RadioTile label={LONG_WORDS} />
      </ChoiceGroup>
    ),
  },
  toggle: {
    usual: <Toggle label={words.remember} />,
    chosen: <Toggle label={words.remember} defaultChecked />,
    disabled: <Toggle label={words.remember} disabled />,
    long: <Toggle label={LONG_TITLE} defaultChecked />,
  },
  quantity: {
    start: <Amount words={words} first={1} />,
    kinds: <Amount words={words} first={1} removable />,
    middle: <Amount words={words} first={4} />,
    end: <Amount words={words} first={9} />,
    disabled: <Amount words={words} first={4} disabled />,
    fixed: <LockedQuantity value={1} label={words.locked} />,
  },
  variation_picker: {
    usual: <Sizes words={words} options={['S', 'M', 'L', 'XL']} />,
    chosen: <Sizes words={words} options={['S', 'M', 'L', 'XL']} first="M" />,
    unavailable: (
      <Sizes words={words} options={['S', 'M', 'L', 'XL']} first="M" gone={['S', 'XL']} />
    ),
    kinds: <Sizes words={words} options={['S', 'M', 'L', 'XL']} hideLegend />,
    long: <Sizes words={words} options={[LONG_WORDS, LONG_TITLE]} gone={[LONG_TITLE]} />,
  },
})

type AmountProps = {
  words: Drawn['words']
  first: number
  removable?: boolean
  disabled?: boolean
}
/** More than this nobody takes. */
const MOST = 9

function Amount({ words, first, removable, disabled }: AmountProps) {
  const [amount, setAmount] = useState(first)
  return (
    <Quantity
      value={amount}
      max={MOST}
      labels={{ group: words.quantity, less: words.less, more: words.more, remove: words.bin }}
      onChange={setAmount}
      onRemove={removable ? () => setAmount(first) : undefined}
      disabled={disabled}
    />
  )
}

type SizesProps = {
  words: Drawn['words']
  options: string[]
  first?: string
  gone?: string[]
  hideLegend?: boolean
}

function Sizes({ words, options, first, gone = [], hideLegend }: SizesProps) {
  const [size, setSize] = useState<string | null>(first ?? null)
  return (
    <VariationPicker
      legend={words.size}
      hideLegend={hideLegend}
      options={options.map((one) => ({ value: one, label: one, disabled: gone.includes(one) }))}
      value={size}
      onChange={setSize}
      unavailableLabel={words.notAvailable}
    />
  )
}
