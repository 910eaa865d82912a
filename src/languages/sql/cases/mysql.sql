# A comment of MySQL. CREATE TABLE no (n int);
CREATE TABLE `orders` ( -- ^ chunk table orders exported lines=2-9 doc="A comment of MySQL."
  `id` int unsigned NOT NULL AUTO_INCREMENT, -- ^ chunk field orders.id type="int unsigned" notes="not null auto_increment"
  `note` text CHARACTER SET utf8 COMMENT 'it\'s; a, note', -- ^ chunk field orders.note type=text notes="comment('it\\'s; a, note')"
  `state` enum('new','paid') NOT NULL DEFAULT 'new', -- ^ chunk field orders.state type=enum('new','paid')
  PRIMARY KEY (`id`), -- ^ no chunk ^ refs .id:read
  UNIQUE KEY `uq_note` (`note`), -- ^ chunk index orders.uq_note ^ refs .note:read
  KEY `k` (`state`) -- ^ chunk index orders.k
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

DELIMITER //
CREATE DEFINER=`root`@`localhost` PROCEDURE pay(IN p_id INT, OUT p_total DECIMAL(10,2)) -- ^ chunk function pay(p_id: INT, p_total: DECIMAL(10,2)) exported lines=12-17 decisions=1
BEGIN
  UPDATE orders SET state = 'paid' WHERE id = p_id; -- ^ refs orders:write .state:write .id:read p_id:read
  IF p_id > 1 THEN SELECT 1; END IF;
  CALL notify(p_id); -- ^ call notify args=1 in=pay
END //
DELIMITER ;
CREATE TABLE after_it (n int); -- ^ chunk table after_it exported ^ chunk field after_it.n
INSERT INTO `orders` (`id`, `note`) VALUES (1, 'a;b'), (2, NULL); -- ^ refs orders:write .id:write .note:write
REPLACE INTO orders (id) VALUES (1); -- ^ refs orders:write .id:write ^ no call
