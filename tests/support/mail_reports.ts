/** What came back of a mail. */
interface WrittenReport {
  /** Whom the report is sent to: the sender of the envelope of our mail. */
  to: string
  status?: string
  action?: 'failed' | 'delayed' | 'delivered'
}

/** A report of a mail server that a mail could not be delivered. @source RFC 3464, appendix E */
export function deliveryReport({ to, status = '5.1.1', action = 'failed' }: WrittenReport): string {
  return lines(`From: MAILER-DAEMON@mx.example.com
To: <${to}>
Subject: Delivery Status Notification
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="cut"

--cut
Content-Type: text/plain

It did not work.

--cut
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.com

Final-Recipient: rfc822;
 somebody@example.com
Action: ${action}
Status: ${status} (no
 such mailbox)
Diagnostic-Code: smtp; 550 ${status} no

--cut
Content-Type: message/rfc822

From: bolt@x.hu
To: somebody@example.com
Subject: Your order

--cut--
`)
}

/** A report of a mail provider that its customer called a mail unwanted; our address stands in the mail alone. @source RFC 5965, appendix B.2 */
export function complaintReport({ to, type = 'abuse' }: { to: string; type?: string }): string {
  return lines(`From: <abusedesk@example.com>
To: <fbl@x.hu>
Subject: FW: Your order
MIME-Version: 1.0
Content-Type: multipart/report; report-type=feedback-report; boundary="cut"

--cut
Content-Type: text/plain

This is an email abuse report.

--cut
Content-Type: message/feedback-report

Feedback-Type: ${type}
User-Agent: SomeGenerator/1.0
Version: 1
Arrival-Date: Thu, 8 Mar 2025 14:00:00 EDT

--cut
Content-Type: message/rfc822

Return-Path: <${to}>
From: <bolt@x.hu>
To: <somebody@example.com>
Subject: Your order

Hello

--cut--
`)
}

/** What somebody on holiday answers: no report. */
export function holidayAnswer(to: string): string {
  return lines(`From: somebody@example.com
To: <${to}>
Auto-Submitted: auto-replied
Subject: On holiday

Status: 5.1.1 is what I feel like.
`)
}

const lines = (text: string) => text.replaceAll('\n', '\r\n')
