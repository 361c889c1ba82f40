import { test } from '@japa/runner'
import { Bell, ShoppingCart } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { Icon } from '~/components/ui/icon'
import { keptDrawing, withoutMarks } from '~/server_rendering/drawings'
import { drawPartsBy, kept } from '~/server_rendering/kept'
import { Catalogue, speakFrom } from '~/translation/catalogue'
import { useT } from '~/translation/use_t'

const draw = (page: ReactNode) => withoutMarks(renderToString(page))

/** The page as it is drawn without keeping anything. */
function drawnPlainly(page: ReactNode) {
  drawPartsBy(undefined)
  const html = renderToString(page)
  drawPartsBy(keptDrawing)
  return html
}

interface GreetingProps {
  name: string
  children?: ReactNode
  onPress?: () => void
  of?: unknown
}

/** A part, and how often it was drawn. */
function givenPart() {
  const drawn = { times: 0 }
  const Greeting = kept(function Greeting({ name, onPress, children }: GreetingProps) {
    const t = useT()
    drawn.times++
    return (
      <button type="button" title={name} onClick={onPress}>
        {t('greeting')} {name}
        <span>{children}</span>
      </button>
    )
  })
  return { Greeting, drawn }
}

test.group('Parts that the server draws once', (group) => {
  group.each.setup(() => {
    speakFrom(new Catalogue('en', { greeting: 'Hello' }))
    drawPartsBy(keptDrawing)
    return () => drawPartsBy(undefined)
  })

  test('[L-20] a part is drawn once for the same properties, and reads as if it were drawn in its place', ({
    assert,
  }) => {
    const { Greeting, drawn } = givenPart()
    const page = (name: string) => (
      <main>
        before <Greeting name={name} onPress={() => {}} />
        <Greeting name={name} onPress={() => {}} /> after
      </main>
    )
    const first = draw(page('Éva <b>'))
    assert.equal(drawn.times, 1)
    assert.equal(draw(page('Éva <b>')), first)
    assert.equal(drawn.times, 1)
    assert.equal(first, drawnPlainly(page('Éva <b>')))
    assert.include(draw(page('Pál')), 'Pál')
    assert.notInclude(draw(page('Pál')), 'Éva')
  })

  test('[L-20] each language has its own drawing', ({ assert }) => {
    const { Greeting } = givenPart()
    assert.include(draw(<Greeting name="Éva" />), 'Hello')
    speakFrom(new Catalogue('hu', { greeting: 'Szia' }))
    assert.include(draw(<Greeting name="Éva" />), 'Szia')
    speakFrom(new Catalogue('en', { greeting: 'Hello' }))
    assert.include(draw(<Greeting name="Éva" />), 'Hello')
  })

  test('what stands in a part is drawn each time, with and without it', ({ assert }) => {
    const { Greeting, drawn } = givenPart()
    const page = (inside?: ReactNode) => (
      <main>
        <Greeting name="Éva">{inside}</Greeting>
      </main>
    )
    for (const inside of [<b key="1">1</b>, <b key="2">2</b>, undefined]) draw(page(inside))
    assert.equal(drawn.times, 2)
    for (const inside of [<b key="1">1</b>, <b key="2">2</b>, undefined, null, [], 'a text', 5]) {
      assert.equal(draw(page(inside)), drawnPlainly(page(inside)))
    }
  })

  test('a part whose children have not one place of their own is refused', ({ assert }) => {
    const Twice = kept(function Twice({ children }: { children: ReactNode }) {
      return (
        <p>
          {children}
          <br />
          {children}
        </p>
      )
    })
    const refusal = 'has no one place for its children'
    assert.throws(() => draw(<Twice>{<b>1</b>}</Twice>), `"Twice" ${refusal}`)
    const Beside = kept(function Beside({ children }: { children: ReactNode }) {
      return <p>a text {children}</p>
    })
    assert.throws(() => draw(<Beside>{<b>1</b>}</Beside>), `"Beside" ${refusal}`)
  })

  test('two parts, and two icons, are not taken for one another', ({ assert }) => {
    const Heading = kept(({ name }: { name: string }) => <h1>{name}</h1>)
    const Line = kept(({ name }: { name: string }) => <p>{name}</p>)
    assert.equal(draw(<Heading name="a" />) + draw(<Line name="a" />), '<h1>a</h1><p>a</p>')
    const icons = (
      <>
        <Icon of={Bell} />
        <Icon of={ShoppingCart} />
      </>
    )
    assert.equal(draw(icons), drawnPlainly(icons))
    assert.include(draw(icons), 'lucide-shopping-cart')
  })

  test('properties that look alike are told apart', ({ assert }) => {
    const Shown = kept(({ of, and }: { of: unknown; and?: unknown }) => (
      <p>{JSON.stringify([of, and ?? 'none'])}</p>
    ))
    const values = [
      '1',
      1,
      true,
      'true',
      null,
      'null',
      ['a', 'b'],
      ['a,1=1"b'],
      { a: 1 },
      { a: '1' },
      { b: { a: 1 } },
      { a: 1, b: 2 },
      { 'a=1,b': 2 },
      '',
    ]
    const pages = values.flatMap((of) => [
      <Shown key="one" of={of} />,
      <Shown key="two" of="a" and={of} />,
      <Shown key="three" of={[of]} />,
    ])
    // The second round is read from what the first one left.
    for (const page of [...pages, ...pages]) assert.equal(draw(page), drawnPlainly(page))
  })

  test('a part that is given what a key cannot say is drawn in its place', ({ assert }) => {
    const { Greeting, drawn } = givenPart()
    class Unknown {}
    for (const unknown of [
      <i key="i">1</i>,
      () => 'text',
      new Unknown(),
      new Date(0),
      new Map(),
      1n,
      Symbol('a'),
    ]) {
      const before = drawn.times
      const page = <Greeting name="Éva" of={unknown} />
      assert.equal(draw(page) + draw(page), drawnPlainly(page).repeat(2))
      assert.equal(drawn.times, before + 3)
    }
  })

  test('a part with ids of its own is refused, whatever texts say', ({ assert }) => {
    const Labelled = kept(function Labelled({ name }: { name: string }) {
      return <p id={useId()}>{name}</p>
    })
    assert.throws(() => draw(<Labelled name="Éva" />), '"Labelled" cannot be a kept part')
    const Preloaded = kept(function Preloaded({ src }: { src: string }) {
      return <img src={src} alt="" />
    })
    assert.throws(() => draw(<Preloaded src="/a.png" />), '"Preloaded" cannot be a kept part')
    const Nothing = kept(function Nothing({ name }: { name: string }) {
      return name ? null : <p>{name}</p>
    })
    assert.throws(() => draw(<Nothing name="a" />), '"Nothing" cannot be a kept part')
    const Text = kept(({ name }: { name: string }) => name)
    assert.throws(() => draw(<Text name="Éva" />), /cannot be a kept part/)
    const Choice = kept(({ name }: { name: string }) => <option value={name}>{name}</option>)
    assert.throws(() => draw(<Choice name="Éva" />), /cannot be a kept part/)
    const { Greeting } = givenPart()
    for (const name of ['_R_1_', 'kept-part', '<kept-part>', '</kept-part>', 'children-']) {
      const page = <Greeting name={name} />
      assert.equal(draw(page), drawnPlainly(page))
    }
  })
})
