/** Sends traces to a collector by OTLP over HTTP (docs/running.md, "Traces"). Its packages are loaded only then. */
import { hostname } from 'node:os'
import { context, propagation, trace } from '@opentelemetry/api'
import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import { setTracing } from '#core/tracing'
import { traceStatements } from '#monitoring/tracing/query_spans'

export interface TracingSettings {
  /** Address of the collector, without the path. */
  collector: string
  /** The part of traces that is sent, 0 to 1; a trace that a trusted proxy began is sent as that says. */
  share: number
}

let stop: (() => Promise<void>) | null = null

export async function startTracing({ collector, share }: TracingSettings): Promise<void> {
  if (stop) return
  const { BatchSpanProcessor, NodeTracerProvider, ParentBasedSampler, TraceIdRatioBasedSampler } =
    await import('@opentelemetry/sdk-trace-node')
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
  const { resourceFromAttributes } = await import('@opentelemetry/resources')
  const exporter = new OTLPTraceExporter({ url: `${collector.replace(/\/$/, '')}/v1/traces` })
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'grandstand',
      'service.instance.id': `${hostname()}:${process.pid}`,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  provider.register()
  for (const { connection } of db.manager.connections.values()) if (connection) follow(connection)
  const unhear = emitter.on('db:connection:connect', follow)
  setTracing(true)
  stop = async () => {
    setTracing(false)
    unhear()
    await provider.shutdown()
    for (const global of [trace, context, propagation]) global.disable()
  }
}

/** Sends what is still waiting. */
export async function stopTracing(): Promise<void> {
  const stopNow = stop
  stop = null
  await stopNow?.()
}

interface Connection {
  client?: Parameters<typeof traceStatements>[0] | undefined
  config: { client: string }
}

function follow({ client, config }: Connection): void {
  if (client) traceStatements(client, config.client === 'mysql2' ? 'mysql' : 'sqlite')
}
