-- Ceiling fans sweep 1,200 mm and more; the bound was 500 mm, in hundredths.
update attributes set max = 500000 where id = 'sweep' and max = 50000;
