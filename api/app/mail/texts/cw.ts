/** Chinese texts of the mails. */
import type { MailTexts } from '#mail/texts/text_form'

export default {
  footer: '您因在{brand}的账户收到此邮件。回复不会被阅读。',
  contactFooter: '本邮件与通过{brand}联系表单发送的消息有关。回复不会被阅读。',
  templates: {
    activation: {
      subject: '激活您在{brand}的账户',
      body: `<p>{firstName}，您好：</p>
<p>欢迎来到{brand}。您的用户名是 <strong>{username}</strong>。请激活账户后登录。</p>
<p><a class="button" href="{link}">激活账户</a></p>
<p>链接{hours}小时内有效，只能使用一次。如按钮无效，请打开此地址：<br>{link}</p>
<p>如非您本人注册，请忽略此邮件。</p>`,
    },
    passwordReset: {
      subject: '{brand}的新密码',
      body: `<p>{firstName}，您好：</p>
<p>您的账户 <strong>{username}</strong> 申请了新密码。请在此设置：</p>
<p><a class="button" href="{link}">设置新密码</a></p>
<p>链接{minutes}分钟内有效，只能使用一次。如按钮无效，请打开此地址：<br>{link}</p>
<p>如非您本人申请，请忽略此邮件：您的密码保持不变。</p>`,
    },
    passwordChanged: {
      subject: '您在{brand}的密码已更改',
      body: `<p>{firstName}，您好：</p>
<p>您的账户 <strong>{username}</strong> 的密码已更改，其他所有设备均已退出。</p>
<p>如非您本人操作，请立即通过登录页的“忘记密码？”设置新密码，并联系客服。</p>`,
    },
    contactMessage: {
      subject: '发给{brand}的消息：{subject}',
      body: `<p><strong>{senderName}</strong> ({senderMail}) 通过联系表单写道：</p>
<blockquote>{message}</blockquote>`,
    },
    contactAnswer: {
      subject: '{brand}: {subject}',
      body: `<p>{senderName}，您好：</p>
<p>{answer}</p>
<p>您的消息：</p>
<blockquote>{message}</blockquote>`,
    },
    withdrawalOrdered: {
      subject: '{brand} 提款申请：{amount}',
      body: `<p>{firstName}，您好：</p>
<p>您的账户 <strong>{username}</strong> 已通过 {method} 申请提款 <strong>{amount}</strong>。编号：{reference}。</p>
<p>如非您本人操作，请立即修改密码并联系客服。</p>`,
    },
    withdrawalPaid: {
      subject: '{brand} 已支付您的提款：{amount}',
      body: `<p>{firstName}，您好：</p>
<p>您的提款 {reference} 已通过 {method} 支付：<strong>{amount}</strong>。</p>`,
    },
    withdrawalRefused: {
      subject: '您在 {brand} 的提款 {amount} 未能支付',
      body: `<p>{firstName}，您好：</p>
<p>您通过 {method} 的提款 {reference} 未能支付，<strong>{amount}</strong> 已退回您的账户。原因请见：</p>
<p><a class="button" href="{link}">查看提款</a></p>`,
    },
    accountUnused: {
      subject: '您在 {brand} 的账户即将变为不活跃',
      body: `<p>{firstName}，您好：</p>
<p>您已很久没有使用账户 <strong>{username}</strong>。如果您在 {days} 天内没有登录，账户将视为不活跃，下次登录时我们会要求更多确认。您的资金仍在账户中。</p>
<p><a class="button" href="{link}">登录</a></p>`,
    },
  },
} satisfies MailTexts
