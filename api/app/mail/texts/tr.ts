/** Turkish texts of the mails. */
import type { MailTexts } from '#mail/texts/text_form'

export default {
  footer: 'Bu e-postayı {brand} üyeliğin nedeniyle aldın. Bu adrese gelen yanıtlar okunmaz.',
  contactFooter:
    'Bu e-posta, {brand} iletişim formuyla gönderilen bir mesajla ilgilidir. Bu adrese gelen yanıtlar okunmaz.',
  templates: {
    activation: {
      subject: '{brand} üyeliğini onayla',
      body: `<p>Merhaba {firstName},</p>
<p>{brand} ailesine hoş geldin. Kullanıcı adın: <strong>{username}</strong>. Giriş yapabilmek için üyeliğini onayla.</p>
<p><a class="button" href="{link}">Üyeliğimi onayla</a></p>
<p>Bağlantı {hours} saat geçerlidir ve bir kez kullanılır. Düğme çalışmazsa şu adresi aç:<br>{link}</p>
<p>Üye olan sen değilsen bu e-postayı dikkate alma.</p>`,
    },
    passwordReset: {
      subject: '{brand} şifre yenileme',
      body: `<p>Merhaba {firstName},</p>
<p><strong>{username}</strong> hesabın için yeni şifre istendi. Yeni şifreni buradan belirle:</p>
<p><a class="button" href="{link}">Yeni şifre belirle</a></p>
<p>Bağlantı {minutes} dakika geçerlidir ve bir kez kullanılır. Düğme çalışmazsa şu adresi aç:<br>{link}</p>
<p>Bunu sen istemediysen bu e-postayı dikkate alma: şifren değişmez.</p>`,
    },
    passwordChanged: {
      subject: '{brand} şifren değişti',
      body: `<p>Merhaba {firstName},</p>
<p><strong>{username}</strong> hesabının şifresi değişti ve diğer tüm cihazlarda oturum kapatıldı.</p>
<p>Bunu sen yapmadıysan giriş sayfasındaki “Şifremi unuttum” ile hemen yeni bir şifre belirle ve destek ekibimize yaz.</p>`,
    },
    contactMessage: {
      subject: '{brand} için mesaj: {subject}',
      body: `<p><strong>{senderName}</strong> ({senderMail}) iletişim formundan yazdı:</p>
<blockquote>{message}</blockquote>`,
    },
    contactAnswer: {
      subject: '{brand}: {subject}',
      body: `<p>Merhaba {senderName},</p>
<p>{answer}</p>
<p>Mesajın:</p>
<blockquote>{message}</blockquote>`,
    },
    withdrawalOrdered: {
      subject: '{brand} çekim talebin: {amount}',
      body: `<p>Merhaba {firstName},</p>
<p><strong>{username}</strong> hesabından {method} ile <strong>{amount}</strong> çekim talebi verildi. Referans: {reference}.</p>
<p>Bunu sen yapmadıysan hemen şifreni değiştir ve destek ekibimize yaz.</p>`,
    },
    withdrawalPaid: {
      subject: '{brand} çekimin ödendi: {amount}',
      body: `<p>Merhaba {firstName},</p>
<p>{reference} referanslı çekimin {method} ile ödendi: <strong>{amount}</strong>.</p>`,
    },
    withdrawalRefused: {
      subject: '{brand} çekimin ödenmedi: {amount}',
      body: `<p>Merhaba {firstName},</p>
<p>{method} ile istediğin {reference} referanslı çekim ödenemedi. <strong>{amount}</strong> hesabına geri döndü. Nedenini burada görebilirsin:</p>
<p><a class="button" href="{link}">Çekimi göster</a></p>`,
    },
    accountUnused: {
      subject: '{brand} hesabın yakında pasif sayılacak',
      body: `<p>Merhaba {firstName},</p>
<p><strong>{username}</strong> hesabını uzun süredir kullanmadın. {days} gün içinde giriş yapmazsan hesabın kullanılmıyor sayılır ve bir sonraki girişte senden daha fazlasını isteriz. Paran hesabında kalır.</p>
<p><a class="button" href="{link}">Giriş yap</a></p>`,
    },
  },
} satisfies MailTexts
