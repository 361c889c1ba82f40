import type { Edge } from 'edge.js'

type Renderer = ReturnType<Edge['createRenderer']>
type Values = Record<string, unknown>

/**
 * The templates of a request, made ready by the first that is asked for. Session, login and language
 * share their values with the templates of every request, and few requests have a template.
 */
export class WaitingView {
  #shared: Values[]
  #renderer: Renderer | undefined

  constructor(
    private edge: Edge,
    shared: Values
  ) {
    this.#shared = [shared]
  }

  share(values: Values): this {
    if (this.#renderer) this.#renderer.share(values)
    else this.#shared.push(values)
    return this
  }

  clone(): Renderer {
    return this.#ready().clone()
  }

  getState(): Values {
    return this.#ready().getState()
  }

  render(...values: Parameters<Renderer['render']>): Promise<string> {
    return this.#ready().render(...values)
  }

  renderSync(...values: Parameters<Renderer['renderSync']>): string {
    return this.#ready().renderSync(...values)
  }

  renderRaw(...values: Parameters<Renderer['renderRaw']>): Promise<string> {
    return this.#ready().renderRaw(...values)
  }

  renderRawSync(...values: Parameters<Renderer['renderRawSync']>): string {
    return this.#ready().renderRawSync(...values)
  }

  #ready(): Renderer {
    if (!this.#renderer) {
      this.#renderer = this.edge.createRenderer()
      for (const values of this.#shared) this.#renderer.share(values)
    }
    return this.#renderer
  }
}
