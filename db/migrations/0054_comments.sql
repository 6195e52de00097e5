-- What each table holds, and what its columns do not say themselves. Comments of later columns are in the migrations that add them.

comment on table migrations is 'The migrations that have run, each with the hash of its file.';

comment on table throttles is 'How often a limited action was done lately, under the name of the limit and a hash of who did it.';
comment on column throttles.expire is 'Milliseconds since 1970.';

comment on table settings is 'What administrators set for the whole shop, one row for each group of settings.';

comment on table audit_entries is 'What administrators have done. Rows are only added; names are as they were at the time, because an entry outlives an account.';

comment on table users is 'Accounts of shoppers, sellers and administrators.';
comment on column users.deleted_at is 'The row of a deleted account stays as a pseudonym, because orders refer to it; nothing in it leads to the person.';

comment on table sessions is 'Who is signed in on which device. Only the hash of a token is stored.';
comment on column sessions.id is 'Names a session in lists without its token.';

comment on table known_browsers is 'Browsers in which somebody has signed in before. Failed sign-ins elsewhere do not block these.';

comment on table registrations is 'Registrations that wait for their code. Each has its own code and tries, so that nobody can spoil another.';
comment on column registrations.code_hash is 'Null until the code is mailed, which is when it is made.';

comment on table account_codes is 'Codes that choose a new password or confirm a new e-mail address.';
comment on column account_codes.user_id is 'Whose new address it is. Null for a new password, which is requested by address whether or not it has an account.';
comment on column account_codes.former_email is 'The address before the change, where the notice is sent.';

comment on table farewells is 'Addresses of deleted accounts, until the last mail has been sent.';

comment on table addresses is 'Delivery addresses of shoppers.';
comment on column addresses.slot is 'One of three, so that two requests at once can''t add a fourth address.';

comment on table sellers is 'Sellers, and the house seller, which is the shop itself.';
comment on column sellers.bank_changed_at is 'When the bank account was entered or changed last. Payouts wait for a while after it.';
comment on column sellers.closed_at is 'When the account was deleted. Invoices still show the seller; the GST number may register again.';

comment on table shop_pauses is 'While a pause has not ended, no product of its seller is on sale. Ended pauses stay as history.';
comment on column shop_pauses.returns_on is 'The day in India on which the seller is reopened automatically.';
comment on column shop_pauses.ended_by is 'Null when it ended by itself.';

comment on table brands is 'Brands, as administrators maintain them.';
comment on column brands.hidden is 'Without a tile on the home page and without a row in the filters; its products stay on sale.';
comment on column brands.mark is 'Which of the logos of the shop it has.';
comment on column brands.said is 'Other names of the brand, for the search.';

comment on table products is 'Products, each of one seller.';
comment on column products.in_stock is 'For indexes, so that a sale that leaves some in stock rewrites none.';
comment on column products.search_text is 'Words in lower case with one space between them.';
comment on column products.listed is 'Live, not deleted, and its seller may sell: the condition of every public query.';
comment on column products.version is 'Goes up with every change, a sale included.';
comment on column products.content_version is 'The version in which the seller last changed the text, so that an edit of the text conflicts with edits only.';

comment on table sold_titles is 'Titles under which products were sold, for finding orders by a part of a title.';

comment on table stock_movements is 'Every change of stock. The stock of a product is the sum of its movements.';
comment on column stock_movements.part_id is 'Checked at the end of the transaction, so that stock can be deducted before the order is written.';
comment on column stock_movements.cause is 'Why somebody adjusted the stock, as a key of the list of reasons.';

comment on table low_stock_told is 'Products whose seller was told that stock is low. The row goes when there is enough stock again.';

comment on table uploads is 'Files that were sent straight to the storage, from the permission on.';
comment on column uploads.seller_id is 'Whose file it is; files of administrators belong to the house seller. Null for the photos of a return.';
comment on column uploads.user_id is 'The shopper who sends photos of a return.';
comment on column uploads.key is 'Where the file is in the storage once it is finished.';
comment on column uploads.parts_id is 'What the storage calls an upload in several parts.';
comment on column uploads.unused_since is 'Since when nothing shows the file, as the clean-up has seen.';

comment on table banners is 'Banners of the home page.';
comment on column banners.deleted_at is 'A deleted banner can be restored for a while.';

comment on table imports is 'Product imports from CSV or zip files. Kept for a month; what they changed stays.';
comment on column imports.asked_by is 'Who started it; its changes of stock are made in this name.';
comment on column imports.reading is 'The format of the file and the meaning of its columns; null until it has been looked at.';
comment on column imports.checked_to is 'The number of the last row that is checked.';
comment on column imports.checked_offset is 'Where in the unpacked table the next row to check begins, in bytes.';
comment on column imports.done is 'How many of the added and changed rows are written.';
comment on column imports.worker is 'The process that works on it. It renews its claim every few seconds, so that another can take over when it dies.';

comment on table import_rows is 'The rows of an import, each with what became of it.';
comment on column import_rows.number is 'As spreadsheets count rows; the headings are row 1.';
comment on column import_rows.cells is 'As they were sent.';

comment on table import_pictures is 'Pictures of a zip file that have been uploaded already.';

comment on table reviews is 'Reviews, one for each shopper and product.';
comment on column reviews.withdrawn_at is 'A hidden review that its author deletes loses its words but keeps its row, so that it can''t be written again.';

comment on table review_reports is 'Reports of reviews by shoppers.';
comment on column review_reports.body is 'The words of the review when it was reported, because its author may change them.';
comment on column review_reports.settled_at is 'When an administrator has looked at the report.';

comment on table payments is 'Payment attempts. An order has at most one that is open and one that has paid it.';
comment on column payments.provider_ref is 'What the provider calls the payment.';
comment on column payments.capture_ref is 'What the provider calls the money once it has come.';
comment on column payments.approval_url is 'Where the shopper approves the payment.';
comment on column payments.held_until is 'Until when stock is reserved for it.';
comment on column payments.currency is 'What was paid in; a provider may report another currency than was asked for.';
comment on column payments.asked_at is 'When the provider was last asked about it.';

comment on table payment_parts is 'The seller orders that a payment pays. An unexpected payment pays none.';

comment on table payment_messages is 'Webhooks of providers. Each is handled once, however often it comes.';

comment on table refunds is 'Money that is due to a shopper, from the moment it is due until it has arrived.';
comment on column refunds.part_id is 'Null for a payment that came when the order no longer wanted it.';
comment on column refunds.payment_id is 'What the order was paid with; null for cash.';
comment on column refunds.cause_id is 'The record that caused the refund; a cause has one refund.';
comment on column refunds.delivery_paise is 'The part of the amount that is delivery charge.';
comment on column refunds.upi_id is 'Where a refund of cash is sent.';

comment on table refund_lines is 'Which quantity and amount of which order line is refunded.';

comment on table refund_approvals is 'Administrators who approved a manual refund. Large refunds need two.';

comment on table sandbox_payments is 'The books of the sandbox provider. It knows of an order only what the shop has told it.';
comment on column sandbox_payments.refuses is 'How many refunds it will still refuse, for testing.';

comment on table sandbox_captures is 'Payments that the sandbox provider has taken.';

comment on table sandbox_refunds is 'Refunds that the sandbox provider has sent.';

comment on table sandbox_secret is 'What the sandbox provider signs with; different in each shop.';

comment on table carts is 'Carts of shoppers with an account.';

comment on table cart_items is 'The products in a cart.';

comment on table cart_merges is 'Guest carts that were merged at sign-in, each once.';

comment on table orders is 'Orders of shoppers; each has one seller order for each of its sellers.';
comment on column orders.status is 'What the statuses of the seller orders add up to, written together with them, so that lists filter without joining.';
comment on column orders.held_until is 'Until when stock is reserved for the payment; null when the order waits for none.';

comment on table order_parts is 'Seller orders: the share of an order that one seller ships and invoices.';
comment on column order_parts.delivery_code is 'Six digits that the shopper shares with a seller who delivers in person.';
comment on column order_parts.cash_state is 'Where the cash of the delivery is; null until it is delivered, and for online payments.';
comment on column order_parts.unproven_reason is 'Why an administrator recorded the delivery without its code.';
comment on column order_parts.unpaid_reason is 'Why an administrator shipped it without payment.';

comment on table order_lines is 'The lines of a seller order, frozen: product, price and tax rate as they were when it was placed.';

comment on table order_events is 'The history of an order.';
comment on column order_events.reason is 'Why a seller order was rejected, beside the words in its note.';

comment on table reserved_units is 'Units that unpaid or unproven orders hold beyond the first of each product. Limits count them.';
comment on column reserved_units.network is 'A hash of the network that the order came from.';
comment on column reserved_units.until is 'The row does not count after this moment.';

comment on table returns is 'Returns, from the request to the refund.';
comment on column returns.number is 'The number that people read, as in RT-100001.';
comment on column returns.faulty is 'Whether the product is at fault; then the delivery charge is refunded too.';
comment on column returns.upi_id is 'Where a refund of cash is sent; removed when the account is deleted.';
comment on column returns.goods is 'What was done with the items when they arrived.';

comment on table return_lines is 'Which quantity of which order line is returned.';

comment on table return_events is 'Who brought a return to which state, and when. It comes to each state at most once.';

comment on table return_photos is 'Photos that a shopper sends with a return.';

comment on table sold_serials is 'IMEI and serial numbers of sold units.';
comment on column sold_serials.place is 'Which unit of the order line, from 1.';
comment on column sold_serials.seller_id is 'The seller of the line, for the unique indexes.';
comment on column sold_serials.product_id is 'The product of the line, for the unique indexes.';
comment on column sold_serials.return_id is 'The return with which the unit came back; its number may then be sold again.';

comment on table ledger_accounts is 'What the ledger needs to know of a seller. Payouts lock this row, so that those of one seller follow each other.';
comment on column ledger_accounts.collects_cash is 'The seller collects the cash of its deliveries itself.';

comment on table ledger_postings is 'Changes of the balances of sellers, one for each effect of a cause. Rows are only added; a balance is a sum.';
comment on column ledger_postings.generation is 'Counts from 1, because a seller order can be delivered, set back and delivered again.';
comment on column ledger_postings.amount_paise is 'The sum of its entries; above zero the shop owes it to the seller.';
comment on column ledger_postings.payable_at is 'From when it can be paid out; a reversal has the moment of what it reverses.';
comment on column ledger_postings.paid_on is 'The day of a payout at the bank.';
comment on column ledger_postings.reference is 'The UTR number of a payout.';

comment on table ledger_entries is 'What a posting is made of, by kind.';
comment on column ledger_entries.base_paise is 'The amount that the rate applies to.';

comment on table ledger_lines is 'The order lines of a posting; below zero for returned items. The commission rate is stored, because rates change.';

comment on table ledger_holds is 'While a hold is open, the balance of its seller order is not paid out.';

comment on table commission_months is 'Months of a seller whose commission is invoiced, whether or not there was any.';

comment on table invoice_series is 'The last number of each series. Its row is locked until the transaction ends, so that a rollback leaves no gap.';
comment on column invoice_series.year is 'Financial year in India, April to March, as in 26-27.';

comment on table invoices is 'Invoices and credit notes as they were issued. Rows are only added.';
comment on column invoices.seller_id is 'Who issues it. Commission invoices are issued by the house seller.';
comment on column invoices.part_id is 'The seller order it is for; null for commission.';
comment on column invoices.round is 'Counts from 1, because a seller order that is set back and shipped again has another invoice.';
comment on column invoices.to_seller_id is 'The seller that a commission invoice is for.';
comment on column invoices.against_id is 'The invoice that a credit note reverses.';
comment on column invoices.document is 'A TaxDocument with amounts in paise and days as ISO text; readDocument reads it.';

comment on table tickets is 'Messages to the shop, each with a number.';
comment on column tickets.user_id is 'Who was signed in. The account may go, the ticket stays.';

comment on table ticket_answers is 'Answers to tickets.';

comment on table ticket_networks is 'Networks that messages came from, for limits only; they are tied to no ticket.';

comment on table process_reports is 'What each process reports of itself every 15 seconds, for the status page.';
comment on column process_reports.files_in is 'A word for where the process stores files, the same for all that share the place. Null for older versions.';

comment on table noted_errors is 'Errors without their words, which may name people; the log has them under the reference.';
