import { test } from '@japa/runner'
import type { Body } from '../../../../../admin/resources/content/merge/body'
import { BodyStore } from '../../../../../admin/resources/content/store/body_store'
import { DraftSaver, type Saved } from '../../../../../admin/resources/content/store/draft_saver'
import { changeProps } from '../../../../../admin/resources/content/tree/add_blocks'
import type { Block } from '../../../../../admin/resources/content/tree/block_tree'
import { isHolder, outline, text } from './samples'

/** A server with one draft: it takes spaces off the ends of texts, as the cleaner changes what it is sent. */
class Draft {
  revision = 1
  saves = 0
  refusesNext: Saved | null = null

  constructor(public body: Body) {}

  save = async (body: Body, revision: number): Promise<Saved> => {
    await Promise.resolve()
    if (this.refusesNext) {
      const refusal = this.refusesNext
      this.refusesNext = null
      return refusal
    }
    if (revision !== this.revision) {
      const { body: theirs } = this
      const meanwhile = { revision: this.revision, body: theirs, edited_by: 'Eva', edited_at: '' }
      return { kind: 'meanwhile', meanwhile }
    }
    this.saves += 1
    this.revision += 1
    this.body = cleaned(body)
    return { kind: 'saved', revision: this.revision, body: this.body }
  }
}

function cleaned(body: Body): Body {
  const content = (body.content ?? []).map((block) => ({
    ...block,
    props: { ...block.props, html_hu: String(block.props.html_hu).trim() },
  }))
  return { ...body, content }
}

/** A window with the draft open. */
function openDraft(draft: Draft) {
  const store = new BodyStore(draft.body, isHolder)
  const saver = new DraftSaver(store, draft.revision, draft.save)
  const type = (id: string, html: string) =>
    store.changeTree((tree) => changeProps(tree, id, { html_hu: html }))
  return { store, saver, type }
}

const textsOf = ({ content }: Body) => (content ?? []).map(({ props }) => props.html_hu)
const given = (...blocks: Block[]) => new Draft({ title_hu: 'Cím', content: blocks })

test.group('A draft that is saved as it is written', () => {
  test('[O-12] what was typed is saved once, and opening saves nothing', async ({ assert }) => {
    const draft = given(text('a'))
    const { saver, type } = openDraft(draft)
    assert.isTrue(await saver.saveNow())
    assert.equal(draft.saves, 0)
    type('a', 'more')
    assert.isTrue(await saver.saveNow())
    assert.isTrue(await saver.saveNow())
    assert.equal(draft.saves, 1)
    assert.deepEqual(textsOf(draft.body), ['more'])
    assert.equal(saver.state.revision, 2)
  })

  test('[O-12] saves of one window wait for each other, so none is stale', async ({ assert }) => {
    const draft = given(text('a'))
    const { saver, type } = openDraft(draft)
    type('a', '1')
    const first = saver.saveNow()
    type('a', '2')
    await Promise.all([first, saver.saveNow()])
    assert.deepEqual(textsOf(draft.body), ['2'])
    assert.equal(saver.state.status, 'saved')
  })

  test('[O-12] two windows in two blocks: both are kept, nobody is asked', async ({ assert }) => {
    const draft = given(text('a'), text('b'))
    const [one, other] = [openDraft(draft), openDraft(draft)]
    one.type('a', 'one')
    other.type('b', 'other')
    await one.saver.saveNow()
    assert.isTrue(await other.saver.saveNow())
    assert.deepEqual(textsOf(draft.body), ['one', 'other'])
    assert.deepEqual(textsOf(other.store.body()), ['one', 'other'])
  })

  test('[O-12] both in one block: nothing is saved until a person has chosen', async ({
    assert,
  }) => {
    const draft = given(text('a'), text('b'))
    const [one, other] = [openDraft(draft), openDraft(draft)]
    one.type('a', 'one')
    other.type('a', 'other')
    other.type('b', 'more')
    await one.saver.saveNow()
    assert.isFalse(await other.saver.saveNow())
    assert.equal(other.saver.state.status, 'conflict')
    const [conflict] = other.saver.state.conflicts
    assert.deepEqual([conflict.mine, conflict.theirs], ['other', 'one'])
    assert.deepEqual(textsOf(draft.body), ['one', 'b'])
    assert.isTrue(await other.saver.choose({ [conflict.key]: 'theirs' }))
    assert.deepEqual(textsOf(draft.body), ['one', 'more'])
  })

  test('[O-12] what the server cleaned is no conflict with oneself', async ({ assert }) => {
    const draft = given(text('a'), text('b'))
    const [one, other] = [openDraft(draft), openDraft(draft)]
    other.type('a', ' spaced ')
    await other.saver.saveNow()
    other.type('b', 'more')
    one.store.setField('title_hu', 'Új cím')
    await one.saver.saveNow()
    assert.isTrue(await other.saver.saveNow())
    assert.deepEqual(textsOf(draft.body), ['spaced', 'more'])
    assert.equal(draft.body.title_hu, 'Új cím')
    assert.lengthOf(other.saver.state.conflicts, 0)
  })

  test('[O-12] a refusal tells where, and the next save clears it', async ({ assert }) => {
    const draft = given(text('a'))
    const { saver, type } = openDraft(draft)
    const problems = { 'content.0.props.html_hu': 'errors.max' }
    draft.refusesNext = { kind: 'refused', message: 'errors.max', problems }
    type('a', 'too long')
    assert.isFalse(await saver.saveNow())
    assert.deepEqual(saver.state.problems, problems)
    type('a', 'short')
    assert.isTrue(await saver.saveNow())
    assert.deepEqual(saver.state.problems, {})
  })

  test('[O-12] a merge is one step that can be taken back', async ({ assert }) => {
    const draft = given(text('a'), text('b'))
    const [one, other] = [openDraft(draft), openDraft(draft)]
    one.store.changeTree(({ root, ...tree }) => ({ ...tree, root: root.toReversed() }))
    await one.saver.saveNow()
    other.type('a', 'more')
    await other.saver.saveNow()
    assert.equal(outline(other.store.body().content!), 'b a')
    other.store.back()
    assert.equal(outline(other.store.body().content!), 'a b')
    assert.deepEqual(textsOf(other.store.body()), ['more', 'b'])
  })
})
