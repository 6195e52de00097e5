-- Until now a shop that had not been told who it is published an invented company with invented addresses, phones and
-- grievance officer. They are the demo's alone from now on: in every other shop what was never filled in becomes empty,
-- and the first-steps list asks for it. A shop with the demo's people in it is a demo and keeps them.
update settings set updated_at = now(), value = value
  || jsonb_build_object(
    'stateCode', case
      when value->>'legalName' = 'Bijli Bazaar Retail Private Limited' and value->>'gstin' is null then ''
      else coalesce(value->>'stateCode', '') end,
    'legalName', coalesce(nullif(value->>'legalName', 'Bijli Bazaar Retail Private Limited'), ''),
    'registeredAddress', coalesce(nullif(value->>'registeredAddress', '14 Residency Road, Bengaluru 560025'), ''),
    'branchAddress', coalesce(nullif(value->>'branchAddress', '3rd Floor, Nehru Place, New Delhi 110019'), ''),
    'email', coalesce(nullif(value->>'email', 'care@bijlibazaar.example'), ''),
    'phones', coalesce(value->'phones', '[]') - '+91 80 4000 2200' - '+91 98765 43210')
  || case when value->'grievanceOfficer'->>'name' = 'Meera Krishnan'
        and value->'grievanceOfficer'->>'email' = 'grievance@bijlibazaar.example'
      then '{"grievanceOfficer": {"name": "", "designation": "", "email": "", "phone": ""}}'::jsonb else '{}' end
  || case when value->>'gstin' = '29AAHCB4471M1Z6' then '{"gstin": null}'::jsonb else '{}' end
where key = 'identity'
  and not exists (select 1 from users where email in ('ananya@demo.example', 'care@deccanmobiles.example'));

update sellers house set
  legal_name = nullif(shop.value->>'legalName', ''),
  address = nullif(shop.value->>'registeredAddress', ''),
  state_code = nullif(shop.value->>'stateCode', ''),
  gstin = shop.value->>'gstin',
  care_email = nullif(shop.value->>'email', ''),
  care_phone = shop.value->'phones'->>0
from settings shop where house.is_house and shop.key = 'identity'
  and not exists (select 1 from users where email in ('ananya@demo.example', 'care@deccanmobiles.example'));

-- The first two figures of a GST number are the state it is registered in, which decides between CGST + SGST and IGST.
-- Where a state said otherwise, the number is right: it was checked, the state was a default.
update sellers set state_code = left(gstin, 2)
where left(gstin, 2) <> state_code and left(gstin, 2) not in ('97', '99');
update settings set value = value || jsonb_build_object('stateCode', left(value->>'gstin', 2)), updated_at = now()
where key = 'identity' and left(value->>'gstin', 2) <> value->>'stateCode' and left(value->>'gstin', 2) not in ('97', '99');

alter table sellers add constraint sellers_state_is_that_of_the_gstin
  check (left(gstin, 2) = state_code or left(gstin, 2) in ('97', '99'));
alter table settings add constraint settings_state_is_that_of_the_gstin
  check (key <> 'identity' or left(value->>'gstin', 2) = value->>'stateCode' or left(value->>'gstin', 2) in ('97', '99'));
