import router from '@adonisjs/core/services/router'

const FeedMessagesController = () => import('#feed/controllers/feed_messages_controller')
const FeedMonitorController = () => import('#feed/controllers/feed_monitor_controller')

export function feedRoutes(): void {
  router.post('/v1/feed/:producer/messages', [FeedMessagesController, 'store'])

  router.get('/v1/feed/producers', [FeedMonitorController, 'producers'])
  router.post('/v1/feed/producers/:key/recover', [FeedMonitorController, 'recover'])
  router.get('/v1/feed/errors', [FeedMonitorController, 'errors'])
  router.get('/v1/feed/errors/:id', [FeedMonitorController, 'error'])
}
